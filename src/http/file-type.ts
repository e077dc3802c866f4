// What a file of an episode is called on the wire, by its extension. An episode may hold anything, and the page's origin may do
// anything to the studio: what a browser could run as a document goes out as text, or shut in a sandbox.
import { basename, extname } from "node:path";

const TEXT = "text/plain; charset=utf-8";

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bmp: "image/bmp",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  aac: "audio/aac",
  flac: "audio/flac",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  avi: "video/x-msvideo",
  m4v: "video/mp4",
  mkv: "video/x-matroska",
  mov: "video/quicktime",
  mp4: "video/mp4",
  webm: "video/webm",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  css: TEXT,
  htm: TEXT,
  html: TEXT,
  js: TEXT,
  log: TEXT,
  mjs: TEXT,
  srt: TEXT,
  txt: TEXT,
  xhtml: TEXT,
  xml: TEXT,
};

export function typeOfFile(path: string): string {
  const extension = extname(path).slice(1).toLowerCase();
  return (Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined) ?? "application/octet-stream";
}

/** Whether a browser only ever shows or plays this type. An SVG can carry script, and of an unknown type nothing is known. */
export function isPassive(type: string): boolean {
  return type !== "image/svg+xml" && type !== "application/octet-stream";
}

/** `Content-Disposition` that shows the file in place and keeps its name when it is saved, whatever letters that has. */
export function inlineAs(path: string): string {
  const name = basename(path).replace(/\p{Surrogate}/gu, "_");
  const plain = name.replace(/[^ -~]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${plain}"; filename*=UTF-8''${exact}`;
}
