"""The real program in a real pseudo-terminal."""

import os
import re
import sys

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")


class Terminal:
    """`gobelet ...` started, typed into and read; escape codes are taken out of what it shows."""

    def __init__(self, *args, data, columns=120, python=sys.executable, **environment):
        env = {**os.environ, "GOBELET_DATA": str(data), "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        self.child = pexpect.spawn(
            str(python),
            ["-m", "gobelet", *args],
            env={**env, "COLUMNS": str(columns), **environment},
            encoding="utf-8",
            timeout=60,
            dimensions=(60, columns),
        )

    def until(self, text):
        """Everything shown up to and with *text*."""
        self.child.expect_exact(text)
        return ESCAPES.sub("", self.child.before + self.child.after)

    def type(self, line):
        self.child.sendline(line)

    def end(self):
        """Everything shown until the program ended, and its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return ESCAPES.sub("", self.child.before), self.child.exitstatus
