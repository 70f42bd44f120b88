"""The pages: tables online as people see and touch them. Rendered here; `static/` only adds life."""
