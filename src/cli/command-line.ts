// The command line. What has a route is done by that route's verb; `check`, `make` and `demo` are put together from the same parts.
// Exit codes: 0 done, 1 the work failed (with the sentence), 2 the command was not understood.
import { Command, CommanderError } from "commander";
import { readVersion } from "../wiring/read-version.ts";
import { addAgents } from "./agents/agent-commands.ts";
import { addClips } from "./clips/clip-commands.ts";
import { addDelivery, addMaster } from "./delivery/delivery-commands.ts";
import { addCompletion } from "./completion/completion.ts";
import { addDoctor, addFeatures } from "./features/feature-commands.ts";
import { addFilm, addNight, addRest, addTakes } from "./film-commands.ts";
import type { Clients } from "./client/client.ts";
import type { Streams } from "./output.ts";
import { addProof } from "./proof/proof-commands.ts";
import { addRefs, sortRefArgs } from "./refs/ref-commands.ts";
import { Shell } from "./shell.ts";
import { addBeginning, addServe, addTexts } from "./text-commands.ts";

const USAGE = 2;

/** Read once a command needs one: most of the program is behind them. */
const clients: Clients = {
  withClient: async (...given) => (await openClients()).withClient(...given),
  withEpisode: async (...given) => (await openClients()).withEpisode(...given),
  withFolder: async (...given) => (await openClients()).withFolder(...given),
};
const openClients = async () => (await import("./client/open-client.ts")).clients;

/** `args`: what was typed after the program's name. Resolves with the exit code. */
export async function runCommandLine(args: readonly string[], streams: Streams): Promise<number> {
  const shell = new Shell(streams, clients);
  const program = new Command("episode-studio")
    .description("Write an episode as plain text, and get it on screen.")
    .version(readVersion(), "-V, --version", "say which version this is")
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .exitOverride()
    .showHelpAfterError();
  // In the order in which the help tells them.
  for (const add of [
    addServe,
    addBeginning,
    addTexts,
    addTakes,
    addNight,
    addRefs,
    addDelivery,
    addMaster,
    addFilm,
    addProof,
    addAgents,
    addFeatures,
    addDoctor,
    addCompletion,
    addClips,
    addRest,
  ])
    add(program, shell);
  try {
    await program.parseAsync(sortRefArgs(args), { from: "user" });
    return shell.code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : USAGE;
  }
}
