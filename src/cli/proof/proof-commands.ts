// The commands that carry an episode elsewhere, and prove what it is made of.
import { basename, dirname, resolve } from "node:path";
import type { Command } from "commander";
import { EPISODE, withCommon, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";

import type { LockFlags } from "./lock.ts";

export function addProof(program: Command, shell: Shell): void {
  withCommon(
    program
      .command("lock")
      .description("writes down what the episode is made with: programs, texts, targets, graphs, models, files by hash")
      .argument(...EPISODE),
  )
    .option("--check", "say what is not as it was locked; writes nothing")
    .action((folder: string, flags: LockFlags) =>
      shell.run(flags, folder, async (client) => (await import("./lock.ts")).answerLock(client, flags)),
    );

  const archive = program
    .command("archive")
    .description("an archive of an episode, as export --format archive writes it");
  withCommon(
    archive
      .command("open")
      .description("unpacks an archive as a new folder, once all of it is what it says")
      .argument("<file>", "the archive")
      .argument("<folder>", "the folder to make, with the episode's folder in it"),
  ).action((file: string, folder: string, flags: CommonFlags) =>
    shell.respond(flags, () =>
      shell.clients.withFolder(flags, dirname(resolve(folder)), async (call) =>
        (await import("./archive.ts")).answerOpen(call, file, folder),
      ),
    ),
  );

  withCommon(
    program
      .command("verify")
      .description("what a master or a published film is made of, and whether each part still is what it was")
      .argument("<film>", "the film, in its episode's folder"),
  ).action((file: string, flags: CommonFlags) => {
    const { folder, path } = placeOfFilm(file);
    return shell.run(flags, folder, async (client) => (await import("./verify.ts")).answerVerify(client, path));
  });
}

/** The episode's folder and the film in it. A proof stands for its film. */
function placeOfFilm(file: string): { readonly folder: string; readonly path: string } {
  const film = resolve(file).replace(/\.proof\.json$/, "");
  return { folder: dirname(dirname(film)), path: `${basename(dirname(film))}/${basename(film)}` };
}
