// How loud a sound of the timeline is, as a line over its waveform: drawn up and down it is louder or quieter, a double-click puts it back.
import { decibelText } from "../../../../src/core/levels/clip-levels.ts";
import { gainAtHeight, heightOfGain } from "../../../store/cut/levels.ts";
import { useLevelDrag, usePointerDrag, type DragHandlers } from "./use-level-drag.ts";
import { useCut } from "../../../components/contexts.tsx";
import "./levels.css";

/** Pixels: between silence and the loudest, and below silence. */
const OF_CLIP = { height: 40, foot: 4 };
const OF_MUSIC = { height: 32, foot: 0 };
type Room = typeof OF_CLIP;
/** Of the height, 0 to 1. */
const LOW = 0.4;

interface GainLineProps {
  readonly shot: string;
  /** Linear. */
  readonly gain: number;
  readonly isHeld: boolean;
}

/** Of a clip. */
export function GainLine({ shot, gain, isHeld }: GainLineProps) {
  const { cut } = useCut();
  const handlers = useLevelDrag(shot, ({ up }) => ({ gain: draggedGain(gain, up, OF_CLIP) }));
  return (
    <Line
      gain={gain}
      isHeld={isHeld}
      room={OF_CLIP}
      handlers={handlers}
      onReset={() => void cut.change(shot, { gain: 1 })}
    />
  );
}

/** Of the music under the film. */
export function MusicLine({ gain, onChange }: { gain: number; onChange: (gain: number) => void }) {
  const handlers = usePointerDrag(({ up }) => draggedGain(gain, up, OF_MUSIC), {
    show: (to) => to !== undefined && onChange(to),
    make: onChange,
  });
  return <Line gain={gain} isHeld room={OF_MUSIC} handlers={handlers} onReset={() => onChange(1)} />;
}

function draggedGain(gain: number, up: number, { height }: Room): number {
  return gainAtHeight(heightOfGain(gain) + up / height);
}

interface LineProps {
  readonly gain: number;
  readonly isHeld: boolean;
  readonly room: Room;
  readonly handlers: DragHandlers;
  readonly onReset: () => void;
}

function Line({ gain, isHeld, room, handlers, onReset }: LineProps) {
  const height = heightOfGain(gain);
  const bottom = `${(room.foot + height * room.height).toFixed(1)}px`;
  if (!isHeld) return gain === 1 ? null : <span class="gain-line" style={{ bottom }} />;
  return (
    <span
      class={`gain-line gain-line--held ${height < LOW ? "gain-line--low" : ""}`}
      style={{ bottom }}
      title={`Gain ${decibelText(gain)}: drag up or down, double-click for 0 dB`}
      onDblClick={onReset}
      {...handlers}
    >
      <b>{decibelText(gain)}</b>
    </span>
  );
}
