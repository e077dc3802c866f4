// How every command runs: what it may use, where it writes its answer, and the code that it ends with.
import type { ReadingPorts } from "../wiring/open-reading.ts";
import type { CommonFlags } from "./args.ts";
import type { Clients, EpisodeClient } from "./client/client.ts";
import { openOutput, sayFailure, type Answer, type CommandIo, type Streams } from "./output.ts";

export class Shell {
  readonly streams: Streams;
  readonly clients: Clients;
  /** Exit code of the command that ran. */
  code = 0;

  constructor(streams: Streams, clients: Clients) {
    this.streams = streams;
    this.clients = clients;
  }

  /** A command that ends with an answer. */
  respond(flags: CommonFlags, command: () => Promise<Answer>): Promise<void> {
    return this.finish(flags, async () => {
      const { json, lines, failed } = await command();
      if (failed && !flags.json) for (const line of lines) this.streams.stderr.write(`${line}\n`);
      else this.output(flags).answer(json, lines);
      return failed ? 1 : 0;
    });
  }

  /** A command that works in an episode with the queue, of its own server or of the service. */
  run(
    flags: CommonFlags,
    folder: string,
    command: (client: EpisodeClient, io: CommandIo) => Promise<Answer>,
  ): Promise<void> {
    const output = this.output(flags);
    return this.respond(flags, () =>
      this.clients.withEpisode(flags, folder, (client, signal) => command(client, { output, signal })),
    );
  }

  /** A command that only looks at the texts and targets of an episode. */
  read(flags: CommonFlags, folder: string, command: (reading: ReadingPorts) => Promise<Answer>): Promise<void> {
    return this.respond(flags, async () => {
      const { rootOf } = await import("./client/command-environment.ts");
      return command(await openReading(flags, [await rootOf(folder)]));
    });
  }

  /** A command that answers with its own exit code. */
  async finish(flags: CommonFlags, command: () => Promise<number>): Promise<void> {
    try {
      this.code = await command();
    } catch (error) {
      sayFailure(error, flags.json ?? false, this.streams);
      this.code = 1;
    }
  }

  output(flags: CommonFlags) {
    return openOutput(flags.json ?? false, this.streams);
  }
}

/** Texts and targets, without the queue and its owner. */
export async function openReading(flags: CommonFlags, runRoots: readonly string[]): Promise<ReadingPorts> {
  const { readCommandEnvironment } = await import("./client/command-environment.ts");
  const { openReadingPorts } = await import("../wiring/open-reading.ts");
  return openReadingPorts({ ...readCommandEnvironment(flags), runRoots });
}
