"""Two machines and a cable between them: network namespaces of Linux, made for one test."""

import contextlib
import json
import os
import shutil
import subprocess
import sys

import pytest

FETCH = """
import json, sys, urllib.error, urllib.request
asked = json.load(sys.stdin)
jar = urllib.request.HTTPCookieProcessor()
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), jar)
texts = []
for url, data, headers in asked:
    request = urllib.request.Request(url, data.encode() if data else None, headers)
    try:
        with opener.open(request, timeout=5) as answer:
            texts.append([answer.status, answer.url, answer.read().decode()])
    except urllib.error.HTTPError as error:
        texts.append([error.code, url, error.read().decode()])
    except OSError as error:
        texts.append([None, url, str(error)])
json.dump(texts, sys.stdout)
"""


class Machine:
    """A network of its own: it sees itself, and whatever a cable leads to."""

    def __init__(self, name, address):
        self.name, self.address = name, address

    def command(self, *words):
        return ["ip", "netns", "exec", self.name, *words]

    def fetch(self, *asked):
        """The status, address and text of each request, one after the other, as one browser with cookies."""
        done = subprocess.run(
            self.command(sys.executable, "-c", FETCH),
            input=json.dumps(asked), capture_output=True, text=True, timeout=60, check=True,
        )  # fmt: skip
        return json.loads(done.stdout)


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


@contextlib.contextmanager
def two_machines():
    """Connected by a cable, and to nothing else."""
    names = [f"gobelet-{os.getpid()}-{end}" for end in ("host", "phone")]
    machines = [Machine(name, f"10.77.0.{k}") for k, name in enumerate(names, 1)]
    with contextlib.ExitStack() as stack:
        for name in names:
            ip("netns", "add", name)
            stack.callback(ip, "netns", "delete", name)
        ip("-n", names[0], "link", "add", "eth0", "type", "veth", "peer", "name", "eth0", "netns", names[1])
        for machine in machines:
            ip("-n", machine.name, "address", "add", f"{machine.address}/24", "dev", "eth0")
            ip("-n", machine.name, "link", "set", "lo", "up")
            ip("-n", machine.name, "link", "set", "eth0", "up")
        yield machines


def skip_without_namespaces():
    """Only root can make them, with the tool for it, where the system allows it."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("network namespaces need root on Linux")
    if shutil.which("ip") is None:
        pytest.skip("ip is not installed (on Debian: apt install iproute2)")
    if subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False).returncode:
        pytest.skip("network namespaces are not allowed here")
