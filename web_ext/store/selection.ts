// Several shots at once, for what is done with all of them. The selected shot stays the one that the viewer and the inspector show, and the
// one that a range is drawn from.
import { batch, computed, type ReadonlySignal } from "@preact/signals";
import type { CutEdits } from "./cut/edit-values.ts";
import { shownShots, type BinRow } from "./bin/bin-rows.ts";
import type { EditorView } from "./view.ts";

export interface Selection {
  /** In cut order; empty while one shot alone is selected. */
  readonly many: ReadonlySignal<readonly string[]>;
  /** Takes a shot in, or out again. */
  readonly toggle: (shot: string) => void;
  /** From the selected shot to this one, as the bin lists them. */
  readonly extendTo: (shot: string) => void;
  /** Moves the end of that range by a row of the bin. */
  readonly extendBy: (by: 1 | -1) => void;
  /** Every shot that the bin lists now. */
  readonly selectAll: () => void;
  readonly clear: () => void;
}

export interface SelectionPorts {
  readonly view: Pick<EditorView, "chosen">;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly cut: Pick<CutEdits, "shots">;
  readonly rows: ReadonlySignal<readonly BinRow[]>;
  readonly select: (shot: string | undefined) => void;
}

export function createSelection({ view, selected, cut, rows, select }: SelectionPorts): Selection {
  /** Where the range ends that the selected shot begins. */
  let end: string | undefined;
  const many = computed(() => {
    const { value: chosen } = view.chosen;
    const there = chosen.size < 2 ? [] : cut.shots.value.map(({ shot }) => shot).filter((shot) => chosen.has(shot));
    return there.length < 2 ? [] : there;
  });
  const put = (shots: readonly string[]) => {
    batch(() => {
      const first = shots[0];
      if (first !== undefined && !shots.includes(selected.peek() ?? "")) select(first);
      view.chosen.value = new Set(shots.length < 2 ? [] : shots);
    });
  };
  const listed = () => shownShots(rows.peek());
  const extendTo = (shot: string) => {
    const from = selected.peek() ?? shot;
    const shown = listed();
    const order = [from, shot].every((one) => shown.includes(one)) ? shown : cut.shots.peek().map((one) => one.shot);
    const [a, b] = [order.indexOf(from), order.indexOf(shot)].sort((one, other) => one - other);
    put(order.slice(a, (b ?? 0) + 1));
    end = shot;
  };
  return {
    many,
    extendTo,
    toggle: (shot) => {
      const before = many.peek().length > 0 ? many.peek() : [selected.peek() ?? shot];
      put(before.includes(shot) && before.length > 1 ? before.filter((one) => one !== shot) : [...before, shot]);
      end = undefined;
    },
    extendBy: (by) => {
      const shown = listed();
      const from = many.peek().length > 0 ? (end ?? selected.peek()) : selected.peek();
      const to = shown[shown.indexOf(from ?? "") + by];
      if (to !== undefined) extendTo(to);
    },
    selectAll: () => put(listed()),
    clear: () => put([]),
  };
}
