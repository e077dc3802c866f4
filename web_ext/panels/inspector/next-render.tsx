// The values of the next render, each with where it comes from, and its prompt.
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { overrideTopic } from "../../store/inspector/inspector.ts";
import { formatFrames, asSentence } from "../../store/base/format.ts";
import { PromptSection } from "./prompt-section.tsx";
import { ValueRow } from "./value-row.tsx";

const BEFORE_LENGTH = ["target", "model", "model_low", "loras", "steps", "size", "slate"];

export function NextRender({ shot, detail }: { readonly shot: string; readonly detail: ShotDetail }) {
  const { notices } = useUi();
  const { inspector } = useJobs();
  const views = inspector.views.value;
  const prompt = views.find((view) => view.key === "prompt");
  const rows = views.filter((view) => view.key !== "prompt");
  const isBefore = ({ key }: { readonly key: string }) => BEFORE_LENGTH.includes(key);
  const { error, notes = [] } = detail.effective;
  const refusal = notices.at(overrideTopic(shot)) ?? notices.at("override");
  return (
    <>
      <div class="panel__section inspector__fields">
        {refusal && <Note tone="failed" text={refusal} />}
        {inspector.draftStatus.value === "failed" && (
          <Note tone="stale" text="this browser does not keep what is typed here: save it before you leave the page" />
        )}
        {rows.filter(isBefore).map((view) => (
          <ValueRow key={`${shot} ${view.key}`} view={view} />
        ))}
        <Length frames={detail.effective.length} />
        {rows
          .filter((view) => !isBefore(view))
          .map((view) => (
            <ValueRow key={`${shot} ${view.key}`} view={view} />
          ))}
        {error && <Note tone="failed" text={error} />}
        {detail.override_stale && <OldOverride />}
        {notes.length > 0 && <p class="inspector__notes">{notes.map(asSentence).join(" ")}</p>}
      </div>
      {prompt && <PromptSection key={shot} view={prompt} />}
    </>
  );
}

/** Said by the script alone: no override sets it. */
function Length({ frames }: { readonly frames: number }) {
  const { episode } = useEpisode();
  return (
    <div class="value-row__line">
      <span class="value-row__label">Length</span>
      <span class="inspector__length number" title="The script says how long a shot is">
        {formatFrames(frames, episode.fps.value)}
      </span>
    </div>
  );
}

function OldOverride() {
  const { inspector } = useJobs();
  return (
    <Note tone="stale" text="the override was written for an older version of this shot">
      <Button size="small" onPress={() => void inspector.confirm()}>
        It still fits
      </Button>
    </Note>
  );
}
