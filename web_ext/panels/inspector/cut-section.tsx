// The shot's entry in the cut: which take, its trims, and whether it is locked, flagged or left out.
import { LinkButton } from "../../components/button.tsx";
import { CheckBox } from "../../components/check-box.tsx";
import { Note } from "../../components/note.tsx";
import { useEditor } from "../../components/use-editor.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { cutTake } from "../../store/cut/usable.ts";
import { TrimField } from "./trim-field.tsx";
import "./cut-section.css";

export function CutSection({ shot }: { shot: ShotStatus }) {
  const editor = useEditor();
  const { cut } = shot;
  const refusal = editor.notices.at(`cut:${shot.shot}`);
  const change = (fields: Parameters<typeof editor.cut.change>[1]) => void editor.cut.change(shot.shot, fields);
  return (
    <div class="panel__section" data-role="cut">
      <div class="panel__head">
        <h3 class="panel__heading">In the cut</h3>
        <span class="quiet-text">{describeTake(shot)}</span>
        <span class="spring" />
        <CheckBox label="Lock" checked={cut.locked} onChange={(locked) => change({ locked })} />
      </div>
      <div class="cut-fields">
        <TrimField
          label="In"
          sign="+"
          frames={cut.trim_in}
          locked={cut.locked}
          onChange={(trim) => change({ trim_in: trim })}
        />
        <TrimField
          label="Out"
          sign="−"
          frames={cut.trim_out}
          locked={cut.locked}
          onChange={(trim) => change({ trim_out: trim })}
        />
        <span class="cut-fields__sound">
          Sound
          <button
            type="button"
            class="cut-fields__value"
            title="Its own, another take's, a file, or none"
            aria-label={`Sound: ${describeSound(shot)}`}
            disabled={cut.locked}
            onClick={() => (editor.windows.sound.value = shot.shot)}
          >
            {describeSound(shot)}
          </button>
        </span>
      </div>
      <div class="cut-fields__checks">
        <CheckBox label="Flag" checked={cut.flag} onChange={(flag) => change({ flag })} />
        <CheckBox label="Leave out of the cut" checked={cut.out} onChange={(out) => change({ out })} />
        {cut.picked && <LinkButton onPress={() => void editor.cut.pick(shot.shot, null)}>Use the latest</LinkButton>}
      </div>
      {refusal && <Note tone="failed" text={refusal} />}
    </div>
  );
}

function describeSound(shot: ShotStatus): string {
  return shot.cut.audio_why ?? (cutTake(shot)?.audio ? "Clip" : "None");
}

function describeTake({ cut }: ShotStatus): string {
  if (cut.take === null) return "no take";
  if (cut.placeholder) return `${cut.pass} take ${cut.take} stands in`;
  return `take ${cut.take}${cut.picked ? ", picked" : ", the latest"}`;
}
