// The targets that the show brings itself: drafts to be tried, and those that are enabled.
import { thumbAddress } from "../../api/addresses.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode, useJobs } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Note } from "../../components/note.tsx";
import type { Target } from "../../store/render/targets.ts";
import type { Trial } from "../../store/settings/trials.ts";

const A_KIND = { video: "Video", image: "Pictures", audio: "Sounds" } as const;

export function ShowModels() {
  const { own } = useJobs().ownModels;
  if (own.value.length === 0)
    return <p class="panel__empty">This show has no models of its own yet: use a template, or a workflow of yours.</p>;
  return (
    <ul class="own-models__list">
      {own.value.map((target) => (
        <ShowModel key={target.id} target={target} />
      ))}
    </ul>
  );
}

function ShowModel({ target }: { readonly target: Target }) {
  const { isBusy, unproven, trial, tryOut, enable, setDraft, remove } = useJobs().ownModels;
  const { id, label, kind, draft, proven } = target;
  const state = [
    draft ? "a draft: in no list to choose from" : "enabled",
    proven === "run" ? "has been rendered" : "never rendered",
  ];
  return (
    <li class="own-models__row">
      <div class="own-models__head">
        <span class="own-models__words">
          <b>{label}</b>
          <span class="own-models__about">{[A_KIND[kind], id, ...state].join(" · ")}</span>
        </span>
        <Button size="small" disabled={isBusy.value} onPress={() => void tryOut(target)}>
          Try it<span class="unseen"> {label}</span>
        </Button>
        <Button
          size="small"
          disabled={isBusy.value || unproven.value === id}
          onPress={() => void (draft ? enable(target) : setDraft(id, true))}
        >
          {draft ? "Enable" : "Make it a draft"}
          <span class="unseen"> {label}</span>
        </Button>
        <Button size="small" kind="quiet" disabled={isBusy.value} onPress={() => void remove(id)}>
          Remove<span class="unseen"> {label}</span>
        </Button>
      </div>
      {trial.value?.target === id && <Tried trial={trial.value} isShot={kind === "video"} isDraft={draft} />}
      {unproven.value === id && <NeverRendered target={target} />}
    </li>
  );
}

const STATES = {
  queued: { tone: "running", shape: "running", word: "Trying", title: "Waits or renders" },
  ok: { tone: "ok", shape: "ok", word: "Made", title: "The try is there" },
  failed: { tone: "failed", shape: "failed", word: "Failed", title: "The try failed" },
} as const;
const OUTCOMES = {
  queued: "is on its way: it will stand",
  ok: "is there: it stands",
  failed: "was not made: why stands",
} as const;

interface TriedProps {
  readonly trial: Trial;
  readonly isShot: boolean;
  readonly isDraft: boolean;
}

/** What became of the last try. */
function Tried({ trial: { of, take, status, thumb }, isShot, isDraft }: TriedProps) {
  const { folder } = useEpisode().episode;
  const what = isShot ? `Proxy take ${take} of ${of}` : `Candidate ${take} of ${of}`;
  const where = isShot ? "among the takes of the proxy pass" : "in Refs";
  return (
    <div class="own-models__tried" role="status">
      <Badge status={STATES[status]} />
      {thumb !== null && <img class="own-models__picture" src={thumbAddress(folder.value, thumb, 256)} alt="" />}
      <span class="own-models__about">
        {what} {OUTCOMES[status]} {where}.{status === "ok" && isDraft && " Enable the model once it is right."}
      </span>
    </div>
  );
}

function NeverRendered({ target: { id, label } }: { readonly target: Target }) {
  const { isBusy, setDraft, keepDraft } = useJobs().ownModels;
  return (
    <Note
      tone="stale"
      title={`${label} was never rendered`}
      text="Nobody has seen what it makes. Try it first, or enable it all the same: shots can then be rendered on it."
    >
      <Button size="small" disabled={isBusy.value} onPress={() => void setDraft(id, false)}>
        Enable it all the same
      </Button>
      <Button size="small" kind="quiet" onPress={keepDraft}>
        Keep it a draft
      </Button>
    </Note>
  );
}
