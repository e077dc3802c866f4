// How every command runs: where it says what it has to say, and the code that it ends with.
import { openReadingRoom, type ReadingRoom } from "../main.ts";
import { openSurroundings, rootOf, type CommonFlags } from "./args.ts";
import type { Answer } from "./commands.ts";
import type { EpisodeDesk } from "./desk.ts";
import type { Following } from "./follow.ts";
import { openOutput, sayFailure, type Streams } from "./output.ts";
import { withEpisode } from "./with-episode.ts";

export class Shell {
  readonly streams: Streams;
  /** Exit code of the command that ran. */
  code = 0;

  constructor(streams: Streams) {
    this.streams = streams;
  }

  /** A command that ends with an answer. */
  say(flags: CommonFlags, command: () => Promise<Answer>): Promise<void> {
    return this.finish(flags, async () => {
      const { json, lines, failed } = await command();
      if (failed && !flags.json) for (const line of lines) this.streams.stderr.write(`${line}\n`);
      else this.output(flags).answer(json, lines);
      return failed ? 1 : 0;
    });
  }

  /** A command that works in an episode with the whole house, its own or the service's. */
  work(
    flags: CommonFlags,
    folder: string,
    command: (desk: EpisodeDesk, io: Following) => Promise<Answer>,
  ): Promise<void> {
    const output = this.output(flags);
    return this.say(flags, () => withEpisode(flags, folder, (desk, signal) => command(desk, { output, signal })));
  }

  /** A command that only looks at the texts and targets of an episode. */
  look(flags: CommonFlags, folder: string, command: (room: ReadingRoom) => Promise<Answer>): Promise<void> {
    return this.say(flags, async () => command(await readingRoom(flags, [await rootOf(folder)])));
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
export function readingRoom(flags: CommonFlags, runRoots: readonly string[]): Promise<ReadingRoom> {
  return openReadingRoom({ ...openSurroundings(flags), runRoots });
}
