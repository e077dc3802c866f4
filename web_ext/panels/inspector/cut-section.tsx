// The shot's entry in the cut: which take, its trims, and whether it is locked, flagged or left out.
import { LinkButton } from "../../components/button.tsx";
import { CheckBox } from "../../components/fields/check-box.tsx";
import { FaceBadge } from "../../components/marks/face-badge.tsx";
import { Note } from "../../components/note.tsx";
import { useCommands, useCut, useUi } from "../../components/contexts.tsx";
import type { CommandId } from "../../store/commands/command.ts";
import type { CutChange } from "../../store/cut/edit-values.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { cutTake } from "../../store/cut/usable.ts";
import { LevelFields } from "./level-fields.tsx";
import { TrimField } from "./trim-field.tsx";
import "./cut-section.css";

export function CutSection({ shot }: { shot: ShotStatus }) {
  const { notices } = useUi();
  const edits = useCut().cut;
  const commands = useCommands();
  const { cut } = shot;
  const refusal = notices.at(`cut:${shot.shot}`);
  const change = (fields: CutChange) => void edits.change(shot.shot, fields);
  const command = (id: CommandId) => commands.bind(id, { shot: shot.shot });
  return (
    <div class="panel__section" data-role="cut">
      <div class="panel__head">
        <h3 class="panel__heading">In the cut</h3>
        <span class="quiet-text">{describeTake(shot)}</span>
        <span class="spring" />
        <CheckBox label="Lock" checked={cut.locked} onChange={command("lock").run} />
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
            disabled={!command("sound").isEnabled}
            onClick={command("sound").run}
          >
            {describeSound(shot)}
          </button>
        </span>
      </div>
      <LevelFields shot={shot} />
      <div class="cut-fields__checks">
        <CheckBox label="Flag" checked={cut.flag} onChange={command("flag").run} />
        <CheckBox label="Leave out of the cut" checked={cut.out} onChange={command("out").run} />
        {cut.picked && <LinkButton onPress={command("use-latest").run}>Use the latest</LinkButton>}
      </div>
      <div class="cut-fields__faces">
        {cut.take !== null && !cut.placeholder && <FaceBadge shot={shot.shot} take={cut.take} measured whole />}
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
