"""The pages: files built beforehand, or how to build them where they are missing."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from biritch.core.phrase import Phrase
from biritch.words.translation import LANGUAGES, say

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files carry a digest in their name, so that a new one has another name."""

PAGES = {
    "/": "index.html",
    "/event": "event.html",
    "/practice": "study.html",
    "/systems": "study.html",
    "/cards": "study.html",
    "/laws": "laws.html",
}
"""The file of each address people type."""


class _Built(StaticFiles):
    """Files whose name changes with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["cache-control"] = FOR_EVER
        return response


def routes(folder: Path = STATIC) -> list[BaseRoute]:
    """Return where the files of *folder* are found: one page for each address of `PAGES`."""

    async def page(request: Request) -> Response:
        index = folder / PAGES[request.url.path]
        if not index.exists():
            return HTMLResponse(_unbuilt(), 503, {"cache-control": "no-store"})
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def beside(request: Request) -> Response:
        """Return a file that lies beside the page, such as its icon."""
        file = folder / str(request.path_params["name"])
        if file.parent != folder or file.suffix == ".html" or not file.is_file():
            return PlainTextResponse("404 nothing here\n", 404)
        return FileResponse(file, headers={"cache-control": "no-cache"})

    page_routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (folder / "assets").is_dir():
        page_routes.append(Mount("/assets", _Built(directory=folder / "assets")))
    return [*page_routes, Route("/{name:str}", beside)]


def _unbuilt() -> str:
    """Return a page that says, in every language, how the real one is built."""
    paragraphs = ""
    for language in LANGUAGES:
        text = say(Phrase.of("server-unbuilt"), language)
        paragraphs += f'<p lang="{language}">{text}</p>'
    return f"<!doctype html><meta charset=utf-8><title>Biritch</title>{paragraphs}"
