// The cut of the open pass changed as a whole: back to what the script says, or to what the other pass has. Picks, locks and notes stay. It is
// one step, that is undone as any other.
import { signal, type Signal } from "@preact/signals";
import type { Answer, InputOf, Ask } from "../../api/calls.ts";
import type { EpisodePass, OpenEpisode } from "../episode/episode-values.ts";
import type { CutEdits } from "./edit-values.ts";
import type { Notices } from "../base/notices.ts";

export type CutPart = InputOf<"resetCut">["what"];

export interface WholeCut {
  readonly isShown: Signal<boolean>;
  /** Resolve to whether the service did it; the refusal stands at `WHOLE_CUT_PLACE`. */
  readonly reset: (what: CutPart) => Promise<boolean>;
  readonly copy: (what: CutPart) => Promise<boolean>;
}

export const WHOLE_CUT_TOPIC = "whole-cut";

export interface WholeCutPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass" | "refresh">;
  readonly cut: Pick<CutEdits, "record">;
}

export function createWholeCut({ ask, notices, episode, cut }: WholeCutPorts): WholeCut {
  const change = (about: string, send: (of: EpisodePass) => Promise<Answer<unknown>>) => {
    const openPass = episode.openPass.peek();
    if (!openPass) return Promise.resolve(false);
    return cut.record(about, async () => {
      const isDone = notices.settle(WHOLE_CUT_TOPIC, await send(openPass)) !== undefined;
      if (isDone) await episode.refresh();
      return isDone;
    });
  };
  return {
    isShown: signal(false),
    reset: (what) => change("Back to the script", (of) => ask("resetCut", { ...of, what })),
    copy: (what) =>
      change("Copy of the other pass", ({ ep, pass: to }) => ask("copyCut", { ep, from: otherPass(to), to, what })),
  };
}

export function otherPass(pass: "final" | "proxy"): "final" | "proxy" {
  return pass === "final" ? "proxy" : "final";
}
