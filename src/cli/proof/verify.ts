// `verify FILM`: what a master or a published film is made of, and what of it is not what it was. Fails where something differs.
import { verifyRoute } from "../../contracts/routes/proof/verify.ts";
import type { ReplyOf } from "../../contracts/route.ts";
import type { EpisodeClient } from "../client/client.ts";
import { table, type Answer } from "../output.ts";

export async function answerVerify({ call, ep }: EpisodeClient, path: string): Promise<Answer> {
  const found = await call(verifyRoute, { ep, path });
  return { json: found, lines: linesOf(found), failed: !found.same };
}

function linesOf(found: ReplyOf<typeof verifyRoute>): string[] {
  const { film, pass, made, clips, models, graphs, references, differs, unknown, source_type, credentials } = found;
  const rows = clips.map(({ shot, take, target, picture, same }) => [
    ...[shot, `take ${take}`, target ?? "not known", picture],
    same ? "as it was" : "not as it was",
  ]);
  return [
    `${film}, ${pass} pass, made ${made}`,
    ...table(rows),
    ...models.map(({ folder, file, sha256 }) => `model ${folder}/${file}: ${sha256 ?? "its bytes were not at hand"}`),
    ...graphs.map(({ target, source, sha1 }) => `graph of ${target}: ${source}, ${sha1}`),
    ...references.map(({ path, sha1 }) => `reference ${path}: ${sha1}`),
    source_type === null ? "it says nothing of how it came about" : `it says: ${source_type}`,
    credentials.text,
    ...unknown.map(({ text }) => `not known: ${text}`),
    ...differs.map(({ text }) => text),
    found.same ? "all is what it was when the film was made" : "this is not what it was when the film was made",
  ];
}
