"""Somebody who asks for pages and sends their forms, without a browser."""

import html.parser
import re
from urllib.parse import urlencode

import httpx

from tests.server.running import wait_until

FORM = "application/x-www-form-urlencoded"
WAIT = 60  # seconds for an answer; the machine may be busy


class Reader:
    """Somebody with cookies, who follows redirects; what they read is text."""

    def __init__(self, address, language="en"):
        self.http = httpx.Client(
            base_url=address, timeout=WAIT, follow_redirects=True, headers={"accept-language": language}
        )

    def get(self, path, **query):
        return self.http.get(path, params=query or None)

    def post(self, path, /, **fields):
        """A form; a list is a field given several times."""
        content = urlencode(fields, doseq=True)
        return self.http.post(path, content=content, headers={"content-type": FORM})

    # -- Tables -----------------------------------------------------------------------------------------

    def lay(self, game="stars", *seats, **fields):
        """The path of a new table: oneself in the first seat, the others as the form calls them."""
        chosen = {"seat0": "me"} | {f"seat{k}": seat for k, seat in enumerate(seats, 1)}
        answer = self.post(f"/new/{game}", **({"name": "Ada"} | chosen | fields))
        assert answer.status_code == 200, answer.text
        return answer.url.path

    def version(self, path):
        return int(find(r'data-version="(\d+)"', self.get(path).text))

    def choices(self, path):
        """The actions of the buttons."""
        return re.findall(r'<button name="action" value="([^"]*)"', self.get(path).text)

    def play_one(self, path):
        action = self.choices(path)[0]
        return self.post(f"{path}/play", action=action, version=self.version(path))

    def wait_for_turn(self, path):
        wait_until(lambda: 'class="sheet mine"' in self.get(path).text)


def find(pattern, text):
    found = re.search(pattern, text)
    assert found, f"{pattern} is not in {text}"
    return found[1]


class Checker(html.parser.HTMLParser):
    """What a content security policy without exceptions would refuse."""

    def __init__(self):
        super().__init__()
        self.refused = []

    def handle_starttag(self, tag, attributes):
        names = dict(attributes)
        if tag == "style" or (tag == "script" and "src" not in names):
            self.refused.append(f"<{tag}>")
        self.refused += [f"<{tag} {name}>" for name in names if name == "style" or name.startswith("on")]
        for name in ("src", "href", "action", "formaction"):
            if re.match(r"\s*(?:javascript|data):", names.get(name) or "", re.IGNORECASE):
                self.refused.append(f"<{tag} {name}={names[name]}>")


def refused_by_policy(text):
    checker = Checker()
    checker.feed(text)
    return checker.refused
