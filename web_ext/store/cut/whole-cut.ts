// The cut of the open pass changed as a whole: back to what the script says, or to what the other pass has. Picks, locks and notes stay.
import { signal, type Signal } from "@preact/signals";
import type { InputOf, Ask } from "../../api/calls.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
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
}

export function createWholeCut({ ask, notices, episode }: WholeCutPorts): WholeCut {
  const settle = async (answer: Parameters<Notices["settle"]>[1]) => {
    const isDone = notices.settle(WHOLE_CUT_TOPIC, answer) !== undefined;
    if (isDone) await episode.refresh();
    return isDone;
  };
  return {
    isShown: signal(false),
    reset: async (what) => {
      const openPass = episode.openPass.peek();
      return openPass !== undefined && settle(await ask("resetCut", { ...openPass, what }));
    },
    copy: async (what) => {
      const openPass = episode.openPass.peek();
      if (!openPass) return false;
      const { ep, pass: to } = openPass;
      return settle(await ask("copyCut", { ep, from: otherPass(to), to, what }));
    },
  };
}

export function otherPass(pass: "final" | "proxy"): "final" | "proxy" {
  return pass === "final" ? "proxy" : "final";
}
