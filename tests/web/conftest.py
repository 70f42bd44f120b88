"""A site that runs, and browsers to look at it with: `site`, `visit`."""

import contextlib
import hashlib
import itertools
import os
import random
import re
import shutil
import urllib.parse

import pytest
from playwright.sync_api import expect, sync_playwright

from gobelet.server import service
from gobelet.server.settings import NO_LIMITS, Settings, read_database
from gobelet.web.app import create_app
from tests.server.running import Thread

WIDTH, HEIGHT = 1280, 900
PATIENCE = 30_000  # milliseconds; the machine may be busy

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The whole site on SQLite, without limits, shared by all tests: others may have laid tables there."""
    database = read_database(None, tmp_path_factory.mktemp("site"))
    with Thread(Settings(database, NO_LIMITS, scan=0.1), create_app) as running:
        yield running


@pytest.fixture(autouse=True)
def same_dice(request, monkeypatch):
    """A test meets the same dice, lots and bots each time: tables have secrets by its name."""
    numbers = itertools.count()

    def secret():
        return hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(service, "new_secret", secret)
    monkeypatch.setattr(service, "shuffle", random.Random(request.node.nodeid).shuffle)


# -- Browsers -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser():
    """Debian's Chromium; for one module, since while it is open no test can run a loop of its own."""
    path = shutil.which("chromium")
    if path is None:
        missing = pytest.fail if os.environ.get("GOBELET_NEEDS_BROWSER") == "1" else pytest.skip
        missing("no Chromium is installed")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Watch:
    """What must not happen while somebody looks at pages: errors, and requests to anywhere else."""

    def __init__(self, address):
        self.home = urllib.parse.urlsplit(address).netloc
        self.complaints, self.forgiven = [], []

    def over(self, context):
        context.on("console", self._read_console)
        context.on("weberror", lambda error: self.complain(f"error: {error.error}"))
        context.on("request", self._look_where)

    def complain(self, text):
        self.complaints.append(text)

    def _read_console(self, message):
        if message.type in ("error", "warning"):
            self.complain(f"{message.type}: {message.text} {message.location['url']}")

    def _look_where(self, request):
        address = urllib.parse.urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.home:
            self.complain(f"went to {request.url}")

    def forgive(self, pattern):
        """A complaint that this test brings about itself."""
        self.forgiven.append(pattern)

    @property
    def left(self):
        return [text for text in self.complaints if not any(re.search(each, text) for each in self.forgiven)]


@pytest.fixture
def watch(site):
    watching = Watch(site.address)
    yield watching
    assert sorted(set(watching.left)) == []


@pytest.fixture
def visit(site, browser, watch):
    """`visit(path)` opens a page as a new visitor, who needs no pauses between bots' moves."""
    with contextlib.ExitStack() as stack:

        def open_page(
            path="/", *, language="en", width=WIDTH, height=HEIGHT, motion=False, fast=True, **rest
        ):
            context = browser.new_context(
                base_url=site.address,
                locale=language,
                viewport={"width": width, "height": height},
                reduced_motion="no-preference" if motion else "reduce",
                **rest,
            )
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE)
            if fast:
                context.add_init_script("if (location.host) localStorage.setItem('gobelet-speed', 'once')")
            watch.over(context)
            page = context.new_page()
            page.goto(path)
            return page

        yield open_page
