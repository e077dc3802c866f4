// How two takes are compared: side by side or by a wipe, which one is audible, and which one the cut plays.
import { CommandButton, CommandIcon } from "../../../components/command-button.tsx";
import { IconButton } from "../../../components/button.tsx";
import { Segments } from "../../../components/fields/segments.tsx";
import { usePlayback } from "../../../components/contexts.tsx";
import { describeSecond, type Pair } from "../../../store/compare/take-facts.ts";
import { isInCut } from "../../../store/cut/usable.ts";

const MODES = [
  { value: "side", label: "Side by side", title: "Both pictures whole (V)" },
  { value: "wipe", label: "Wipe", title: "One over the other, parted by a line (V)" },
] as const;

export function CompareBar({ pair }: { pair: Pair }) {
  const { compare } = usePlayback();
  const { shot, a, b } = pair;
  const sides = [
    { value: "a", label: "A", title: `Hear take ${a.take} (B)` },
    { value: "b", label: "B", title: `Hear ${describeSecond(pair)} (B)` },
  ] as const;
  return (
    <div class="panel__bar">
      <h2 class="panel__title">{shot.shot}</h2>
      <span class="quiet-text compare-bar__takes">
        take {a.take} and {pair.of === undefined ? b.take : pair.of}
      </span>
      <span class="spring" />
      <Segments name="Compare" value={compare.mode.value} options={MODES} onChange={compare.setMode} />
      <span class="compare-bar__heard">
        <Segments name="Heard take" value={compare.audible.value} options={sides} onChange={compare.setAudible} />
      </span>
      {pair.of === undefined && <IconButton icon="swap" name="Swap the two takes" onPress={compare.swap} />}
      {!isInCut(shot, b) && (
        <CommandButton
          command="use"
          target={{ shot: shot.shot, take: b.take }}
          explains
          size="small"
          title={`Use take ${b.take} in the cut (${b.take})`}
        >
          Use {b.take}
        </CommandButton>
      )}
      <CommandIcon command="toggle-compare" target={{ shot: shot.shot }} icon="close" />
    </div>
  );
}
