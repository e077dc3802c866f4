// Recipes and titles written into the series config: the change is shown as text first, and saved over the version that it was made from.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { AnswerOf, Ask, InputOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

/** What is to stand in the config. */
export type SeriesValues = Omit<InputOf<"editSeries">, "ep">;

export interface ShownEdit {
  /** What it is about, as the title of its window. */
  readonly title: string;
  readonly edit: AnswerOf<"editSeries">;
}

export interface SeriesEdits {
  /** The change that waits for a yes. */
  readonly shown: ReadonlySignal<ShownEdit | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly show: (title: string, values: SeriesValues) => Promise<void>;
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly close: () => void;
}

/** Where a refusal stands. */
export const SERIES_TOPIC = "series";

export interface SeriesEditPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
  /** A save has built the episode, or tried to. */
  readonly built: (reply: BuildReply) => void;
}

export function createSeriesEdits({ ask, notices, episode, built }: SeriesEditPorts): SeriesEdits {
  const shown = signal<ShownEdit | undefined>(undefined);
  const isBusy = signal(false);
  const ep = () => episode.openPass.peek()?.ep ?? "";
  const close = () => {
    shown.value = undefined;
    notices.clear(SERIES_TOPIC);
  };
  return {
    shown,
    isBusy,
    close,
    show: async (title, values) => {
      const edit = notices.settle(SERIES_TOPIC, await ask("editSeries", { ep: ep(), ...values }));
      if (edit) shown.value = { title, edit };
    },
    save: async () => {
      const now = shown.peek();
      if (!now || isBusy.peek()) return false;
      isBusy.value = true;
      const { text, hash } = now.edit;
      const saved = await ask("saveSource", { ep: ep(), file: "series", text, base_hash: hash, rebuild: true });
      isBusy.value = false;
      const reply = notices.settle(SERIES_TOPIC, saved);
      if (!reply) return false;
      if (reply.build) built(reply.build);
      close();
      return true;
    },
  };
}
