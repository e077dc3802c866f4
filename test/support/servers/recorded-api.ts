// What a real comfy-api-proxy answered, as a stand-in gives it again.
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project-files.ts";
import type { Recording } from "./record-api.ts";

/** `npm run hosts -- URL --record FILE` writes it anew. */
const FILE = "test/fixtures/comfy-api/comfy-api-proxy-0.1.6.json";

export const recorded = JSON.parse(readFileSync(join(ROOT, FILE), "utf8")) as Recording;

/** A recorded answer about a run, as one about another run at another address. */
export function recordedRun(name: string, { id, url }: { readonly id: string; readonly url: string }): object {
  const body = recorded.answers[name]!.body as { id: string };
  const text = JSON.stringify(body).replaceAll(body.id, id).replaceAll(recorded.origin, url);
  return JSON.parse(text) as object;
}

/** The id of a file, formed as the proxy forms it: what it names, and a signature. */
export function signedId(named: object, secret: string): string {
  const text = Buffer.from(JSON.stringify(named)).toString("base64url");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}
