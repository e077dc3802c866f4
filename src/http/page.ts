// Serves the built page where it is mounted, at `/` or under a host's `/studio/`, and says on it which of the two it is, by a policy that
// runs no script but its own files.
import express, { type RequestHandler, type Response, Router } from "express";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

const NOT_BUILT = "The studio is running, but its page has not been built yet.\nBuild it with: npm run build:page\n";

const STANDALONE_MARK = 'data-place="own"';
const IN_HOST_MARK = 'data-place="host"';

/** `folder` holds `index.html` and `assets/`, where every name carries a hash of the content. Looked up at each request. */
export function pageRoutes(folder: string, isInHost: boolean): Router {
  const router = Router({ caseSensitive: true });
  router.get("/", withLastSlash);
  router.get(["/", "/index.html"], async (_request, response) => {
    const page = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
    if (page === undefined) return void response.status(503).type("text/plain").send(NOT_BUILT);
    setHeaders(response, "index.html");
    response.type("html").send(isInHost ? page.replace(STANDALONE_MARK, IN_HOST_MARK) : page);
  });
  router.use(
    express.static(folder, {
      cacheControl: false,
      lastModified: false,
      index: false,
      redirect: false,
      setHeaders: (response: Response, path) => setHeaders(response, relative(folder, path)),
    }),
  );
  return router;
}

/** The page names its files relative to itself. So does this, because a host may lie under a path of somebody else's. */
const withLastSlash: RequestHandler = ({ originalUrl }, response, next) => {
  const [path = ""] = originalUrl.split("?");
  if (path.endsWith("/")) return next();
  response.redirect(`./${path.slice(path.lastIndexOf("/") + 1)}/`);
};

function setHeaders(response: Response, path: string): void {
  if (path.startsWith(join("assets", sep))) response.set("Cache-Control", "public, max-age=31536000, immutable");
  else response.set("Cache-Control", "no-cache");
  if (path.endsWith(".html")) response.set("Content-Security-Policy", policy(response.req.headers.host ?? ""));
}

/** The host is named for browsers that do not count a websocket of the same origin as `self`; the guard has checked it. */
function policy(host: string): string {
  return [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self' ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
