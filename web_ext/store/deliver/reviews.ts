// Reviews by people without a studio: the folder that is handed to them, and the notes that come back, by file or as a text.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { EventData, StudioEvent } from "../../../src/contracts/events.ts";
import type { ReturnedNote } from "../../../src/contracts/files/delivery/review.ts";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { progressOf, type StagedProgress, type Stages } from "./staged-progress.ts";

export interface Reviews {
  /** Undefined while none is written. */
  readonly writing: ReadonlySignal<StagedProgress | undefined>;
  /** The one that was written last, since this episode was opened. */
  readonly written: ReadonlySignal<AnswerOf<"exportReview"> | undefined>;
  /** What came of the notes that were taken last. */
  readonly returned: ReadonlySignal<readonly ReturnedNote[]>;
  readonly write: () => Promise<void>;
  /** Whether all texts were read: files of notes, or what was copied. */
  readonly take: (texts: readonly string[]) => Promise<boolean>;
  readonly apply: (event: StudioEvent) => void;
}

export const REVIEW_TOPIC = "review";
export const NOTES_TOPIC = "review:notes";

const STAGES: Stages<EventData<"studio.review">["stage"]> = {
  join: [0, 40, "Joining the shots"],
  film: [40, 95, "Making the film"],
  page: [95, 100, "Writing the page"],
  done: [100, 100, "Done"],
  failed: [100, 100, "Failed"],
};

export interface ReviewsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

export function createReviews({ ask, notices, episode }: ReviewsPorts): Reviews {
  const writing = signal<StagedProgress | undefined>(undefined);
  const written = signal<AnswerOf<"exportReview"> | undefined>(undefined);
  const returned = signal<readonly ReturnedNote[]>([]);
  effect(() => {
    if (episode.openPass.value)
      untracked(() => ([writing.value, written.value, returned.value] = [undefined, undefined, []]));
  });
  return {
    ...{ writing, written, returned },
    write: async () => {
      const place = episode.openPass.peek();
      if (!place || writing.peek()) return;
      writing.value = { percent: 0, says: STAGES.join[2] };
      const answer = await ask("exportReview", place);
      if (episode.openPass.peek() !== place) return;
      writing.value = undefined;
      written.value = notices.settle(REVIEW_TOPIC, answer) ?? written.peek();
    },
    take: async (texts) => {
      const place = episode.openPass.peek();
      if (!place) return false;
      const notes: ReturnedNote[] = [];
      for (const text of texts) {
        const answer = await ask("importNotes", { ep: place.ep, text });
        if (episode.openPass.peek() !== place) return false;
        const reply = notices.settle(NOTES_TOPIC, answer);
        notes.push(...(reply?.notes ?? []));
        returned.value = notes;
        if (!reply) return false;
      }
      return true;
    },
    apply: (event) => {
      const open = episode.openPass.peek();
      if (event.type !== "studio.review" || !writing.peek()) return;
      const { ep, pass } = event.data;
      if (ep === open?.ep && pass === open.pass) writing.value = progressOf(STAGES, event.data);
    },
  };
}
