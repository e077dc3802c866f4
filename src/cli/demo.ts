// `npm run demo`: the sample episode in a folder of its own, drawn in full size and assembled.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CommonFlags } from "./args.ts";
import type { Clients } from "./client/client.ts";
import type { Answer } from "./output.ts";
import { makeReferences } from "./demo-references.ts";
import { makeFilm } from "./make.ts";
import { writeSample } from "./new.ts";
import type { Output } from "./output.ts";

const FOLDER = "demo";

export async function answerDemo(
  { clients, output }: { readonly clients: Clients; readonly output: Output },
  folder: string | undefined,
  flags: CommonFlags,
): Promise<Answer> {
  const parent = resolve(folder ?? FOLDER);
  const ep = await writeSample(parent);
  const userDir = flags.userDir ?? resolve(parent, ".studio");
  const made = await clients.withEpisode({ ...flags, userDir }, ep, async (client, signal) => {
    const references = await makeReferences(client, { output, signal });
    return { references, ...(await makeFilm(client, { ...flags, pass: "final" }, { output, signal })) };
  });
  const lines = [
    `${made.references} references of cast, places, voices and a keyframe drawn and spoken now`,
    `${made.shots} shots, ${made.takes} takes drawn now, ${made.seconds.toFixed(1)} s of film`,
    "",
    `the film:   ${made.output}`,
    `play it:    ${pathToFileURL(made.output).href}`,
    `the script: ${ep}`,
    `the page:   npx episode-studio serve --root "${parent}"   then http://127.0.0.1:8190`,
  ];
  return { json: made, lines, failed: made.failed.length > 0 };
}
