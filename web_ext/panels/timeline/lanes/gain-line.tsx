// How loud a sound of the timeline is, as a line over its waveform: drawn up and down it is louder or quieter, a double-click puts it back.
import { decibelText } from "../../../../src/core/levels/clip-levels.ts";
import { gainAtHeight, heightOfGain } from "../../../store/cut/levels.ts";
import { useLevelDrag } from "./use-level-drag.ts";
import { useCut } from "../../../components/contexts.tsx";
import "./levels.css";

/** Pixels between silence and the loudest. */
const HEIGHT_PX = 40;
/** Of the height, 0 to 1. */
const LOW = 0.4;

interface GainLineProps {
  readonly shot: string;
  /** Linear. */
  readonly gain: number;
  readonly isHeld: boolean;
}

export function GainLine({ shot, gain, isHeld }: GainLineProps) {
  const { cut } = useCut();
  const handlers = useLevelDrag(shot, ({ up }) => ({ gain: gainAtHeight(heightOfGain(gain) + up / HEIGHT_PX) }));
  const height = heightOfGain(gain);
  const bottom = `${(4 + height * HEIGHT_PX).toFixed(1)}px`;
  if (!isHeld) return gain === 1 ? null : <span class="gain-line" style={{ bottom }} />;
  return (
    <span
      class={`gain-line gain-line--held ${height < LOW ? "gain-line--low" : ""}`}
      style={{ bottom }}
      title={`Gain ${decibelText(gain)}: drag up or down, double-click for 0 dB`}
      onDblClick={() => void cut.change(shot, { gain: 1 })}
      {...handlers}
    >
      <b>{decibelText(gain)}</b>
    </span>
  );
}
