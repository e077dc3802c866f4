// A trim, in seconds and frames, changed in place. What is being typed stays the person's own until Enter or leaving the field.
import { useRef, useState } from "preact/hooks";
import { useEpisode } from "../../components/contexts.tsx";
import { parseTrim, formatTrim } from "../../store/base/format.ts";

export interface TrimFieldProps {
  readonly label: string;
  /** What it is called where its label alone does not say it. */
  readonly name?: string;
  readonly sign: string;
  readonly frames: number;
  readonly locked: boolean;
  readonly onChange: (frames: number) => void;
}

export function TrimField({ label, name, sign, frames, locked, onChange }: TrimFieldProps) {
  const { episode } = useEpisode();
  const [typed, setTyped] = useState<string>();
  const given = useRef(false);
  const fps = episode.fps.value;
  const shown = sign + formatTrim(frames, fps);
  const wanted = typed === undefined ? frames : parseTrim(typed, fps);
  const commit = () => {
    if (wanted === undefined) return;
    if (!given.current && wanted !== frames) onChange(wanted);
    given.current = false;
    setTyped(undefined);
  };
  const onKey = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (event.key === "Enter") commit();
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (step !== 0 && wanted !== undefined) {
      event.preventDefault();
      setTyped(sign + formatTrim(Math.max(0, wanted + step), fps));
    }
    if (event.key !== "Escape") return;
    event.stopPropagation();
    given.current = true;
    setTyped(undefined);
    event.currentTarget.blur();
    given.current = false;
  };
  return (
    <label class={typed === undefined ? "trim-field" : "trim-field trim-field--dirty"}>
      {label}
      <input
        class="field field--small"
        value={typed ?? shown}
        disabled={locked}
        title={locked ? "Locked: unlock it first" : "Seconds and frames, or plain frames"}
        aria-label={name ?? `Trim ${label.toLowerCase()}`}
        aria-invalid={wanted === undefined}
        spellcheck={false}
        autocomplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKey}
      />
    </label>
  );
}
