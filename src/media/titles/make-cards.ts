// Makes the cards around a cut that has no title films of its own: a frame of the cut behind the words.
import { join } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { SubtitleBlock } from "../../core/series/series.ts";
import { framesNear } from "../../core/time/rate.ts";
import { CARD_SECONDS, cardArgs, styleOfLine, type CardLine, type PaintedLine } from "../../core/titles/title-cards.ts";
import { titleStyle } from "../../core/titles/title-style.ts";
import { run } from "../../machine/spawn.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { cutFrame } from "../cut-frame.ts";
import { filmFacts } from "../probe.ts";
import type { Tools } from "../tools.ts";
import { paintTitle } from "./paint-title.ts";

export interface CardRequest {
  readonly what: "intro" | "outro";
  readonly lines: readonly CardLine[];
  /** Absolute paths: the film whose first or last frame is behind it, a folder that is there, and the letters. */
  readonly cut: string;
  readonly folder: string;
  readonly font: string | null;
  readonly subtitle: SubtitleBlock;
  readonly signal?: AbortSignal | undefined;
}

/** The card as a film in the folder. Throws a Refusal. */
export async function makeCard(tools: Pick<Tools, "ffmpeg" | "ffprobe">, request: CardRequest): Promise<string> {
  const { what, cut, folder, signal } = request;
  const { fps, width, height } = await filmFacts(async () => tools, cut);
  const { png } = await cutFrame(tools, cut, what === "intro" ? "first" : "last", signal);
  const ground = join(folder, `${what}.png`);
  await writeAtomic(ground, png);
  const lines: PaintedLine[] = [];
  for (const [at, line] of request.lines.entries()) {
    const style = styleOfLine(titleStyle(request.subtitle), line);
    const painted = await paintTitle({ text: line.text, style, font: request.font, width, height });
    const path = join(folder, `${what}_line${at}.png`);
    await writeAtomic(path, painted.png);
    lines.push({ path, x: painted.x, y: painted.y });
  }
  const output = join(folder, `${what}_card.mp4`);
  const length = framesNear(CARD_SECONDS, fps);
  const args = cardArgs({ ground, lines, output, length, fps, width, height });
  await run(tools.ffmpeg.path, args, { ...(signal && { signal }) }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new Refusal(
      "tool-failed",
      `the ${what === "intro" ? "title" : "end"} card could not be made: ${reasonOf(error)}`,
    );
  });
  return output;
}
