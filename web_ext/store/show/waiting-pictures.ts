// Pictures that were dropped on an entry before the show was saved with it: they wait in the page, and are brought in once the service knows
// whose they are.
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { AnswerOf } from "../../api/calls.ts";

type Ref = AnswerOf<"refs">["refs"][number];

export interface WaitingPictures {
  /** The file that waits for a reference, by the reference's id. */
  readonly files: ReadonlySignal<ReadonlyMap<string, File>>;
  /** In place of one that waits already. */
  readonly put: (ref: string, file: File) => void;
  readonly drop: (ref: string) => void;
}

export interface WaitingPicturesPorts {
  /** The episode's references; undefined until they are here. */
  readonly all: ReadonlySignal<readonly Ref[] | undefined>;
  readonly folder: ReadonlySignal<string>;
  readonly importTo: (place: { readonly ref: string; readonly view: string | null }, file: File) => Promise<boolean>;
}

export function createWaitingPictures({ all, folder, importTo }: WaitingPicturesPorts): WaitingPictures {
  const files = signal<ReadonlyMap<string, File>>(new Map());
  let place = folder.peek();
  const drop = (ref: string) => (files.value = new Map([...files.peek()].filter(([id]) => id !== ref)));
  // Another episode has entries of its own.
  effect(() => {
    if (folder.value === place) return;
    place = folder.value;
    files.value = new Map();
  });
  effect(() => {
    const known = all.value ?? [];
    for (const [id, file] of files.value) {
      const ref = known.find((each) => each.id === id);
      if (!ref) continue;
      drop(id);
      void importTo({ ref: id, view: viewOfPicture(ref) }, file);
    }
  });
  return { files, put: (ref, file) => (files.value = new Map([...files.peek(), [ref, file]])), drop };
}

/** A picture of somebody with views is their sheet. */
export function viewOfPicture({ views }: Pick<Ref, "views">): string | null {
  return views.length > 0 ? "sheet" : null;
}
