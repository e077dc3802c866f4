// Large JSON replies are packed whenever the client accepts it, local or not (docs/http.md "Conventions"; docs/decisions.md 19).
// Gzip only, at its quickest: a browser also offers brotli, which costs three times the time for the same size.
import compression from "compression";
import type { RequestHandler } from "express";
import { constants } from "node:zlib";

/** "Over 64 KB": the first length that is packed. */
const FIRST_PACKED_BYTES = 64 * 1024 + 1;

const compress = compression({ threshold: FIRST_PACKED_BYTES, level: constants.Z_BEST_SPEED, filter: () => true });

/** For routes that reply with JSON; streamed files never pass here, so ranges count the file's own bytes. */
export const gzipJson: RequestHandler = (request, response, next) => {
  const accepted = request.headers["accept-encoding"] !== undefined && request.acceptsEncodings("gzip") === "gzip";
  request.headers["accept-encoding"] = accepted ? "gzip" : "identity";
  compress(request, response, next);
};
