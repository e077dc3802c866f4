// A form with one file in it: the file goes straight to the disk as it arrives, the fields are text. For routes that take a file from a
// browser beside one that lies on this machine. docs/http.md "Limits".
import type { Request, Response } from "express";
import multer, { MulterError, type StorageEngine } from "multer";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { join } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import type { UploadedFile } from "../contracts/route.ts";

const MB = 1024 * 1024;
const MOST_FIELDS = 32;
const MOST_FIELD_BYTES = 64 * 1024;
/** Milliseconds without a byte after which a form is given up. */
const SILENCE = 60_000;

/** Where uploads are written until the request is answered; a port, because `http/` writes no files. */
export interface UploadFolder {
  readonly folder: string;
  /** Writes a stream to its end; when that fails or is given up, nothing stays and the stream flows on. */
  readonly write: (from: Readable, path: string, signal: AbortSignal) => Promise<void>;
  /** Removes a file; one that is not there is fine. */
  readonly remove: (path: string) => Promise<void>;
  /** Another limit than the usual one. */
  readonly limit?: number;
}

export interface UploadRules extends UploadFolder {
  /** Largest file, in bytes; what stands around it may take one MB more. */
  readonly limit: number;
}

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly upload: UploadedFile | undefined;
}

export function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers["content-type"] ?? "");
}

/** Reads the whole form. Whatever refuses it, or whoever hangs up, leaves no file behind. */
export async function requireForm(request: IncomingMessage, rules: UploadRules): Promise<Form> {
  const most = rules.limit + MB;
  if (Number(request.headers["content-length"] ?? 0) > most) {
    // The rest still flows, to nowhere: a client that is cut off while it sends never reads why.
    request.resume();
    throw tooLarge(rules);
  }
  const path = join(rules.folder, `upload-${randomUUID()}.part`);
  const givenUp = new AbortController();
  try {
    const failed = Promise.race([outgrown(request, most, rules), hungUp(request), refusalOf(givenUp.signal)]);
    const { body = {}, file } = await Promise.race([parse(request as Request, { ...rules, path, givenUp }), failed]);
    return { fields: { ...(body as Form["fields"]) }, upload: file && { path, name: file.originalname } };
  } catch (error) {
    givenUp.abort(error);
    await rules.remove(path);
    throw error;
  }
}

export async function discardUpload(upload: UploadedFile | undefined, rules: UploadRules | undefined): Promise<void> {
  if (upload) await rules?.remove(upload.path);
}

interface Parsing extends UploadRules {
  readonly path: string;
  /** Aborted with the reason when nothing more is written. */
  readonly givenUp: AbortController;
}

/** Resolves with the request itself, which holds what was read. */
function parse(request: Request, { limit, path, givenUp, write, remove }: Parsing): Promise<Request> {
  const storage: StorageEngine = {
    _handleFile: (_request, { stream }, done) => {
      // Multer tells of a large file only when all of it has come, and a stream need not end.
      stream.once("limit", () => givenUp.abort(tooLarge({ limit })));
      void write(stream, path, givenUp.signal).then(() => done(null, { path }), done);
    },
    _removeFile: (_request, _file, done) => void remove(path).then(() => done(null), done),
  };
  const limits = { files: 1, fileSize: limit, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES };
  const read = multer({ storage, limits, defParamCharset: "utf8" }).single("file");
  return new Promise((resolve, reject) => {
    read(request, {} as Response, (error: unknown) => {
      if (error === undefined || error === null) resolve(request);
      else reject(explain(error, limit));
    });
  });
}

/** Rejects when more has come than a form may have; never resolves. */
function outgrown(request: IncomingMessage, most: number, rules: UploadRules): Promise<never> {
  return new Promise((_resolve, reject) => {
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(tooLarge(rules));
    });
  });
}

function hungUp(request: IncomingMessage): Promise<never> {
  // Two gigabytes over a slow line take hours: what counts is that more keeps coming.
  request.setTimeout(SILENCE, () => request.complete || request.destroy());
  return new Promise((_resolve, reject) => {
    request.once("close", () => {
      if (!request.complete) reject(new Error("the request was given up before its form had arrived"));
    });
  });
}

function refusalOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

function tooLarge({ limit }: Pick<UploadRules, "limit">): Refusal {
  const most = limit >= 1024 * MB ? `${limit / (1024 * MB)} GB` : `${Math.floor(limit / MB)} MB`;
  return new Refusal("too-large", `the file is larger than ${most}`);
}

function explain(error: unknown, limit: number): unknown {
  if (error instanceof MulterError) {
    if (error.code === "LIMIT_FILE_SIZE") return tooLarge({ limit });
    const field = error.field === undefined ? "" : ` (${error.field})`;
    return new Refusal(
      "bad-input",
      `the form cannot be taken: ${error.message.toLowerCase()}${field}; send one file, named file`,
    );
  }
  if (error instanceof Refusal) return error;
  // A disk's trouble has a code; anything else is about what was sent.
  if (!(error instanceof Error) || "code" in error) return error;
  return new Refusal("bad-input", `the form cannot be read: ${error.message}`);
}
