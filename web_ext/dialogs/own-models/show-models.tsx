// The targets that the show brings itself: drafts to be tried, and those that are enabled.
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { Note } from "../../components/note.tsx";
import type { Target } from "../../store/render/targets.ts";

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
  const { isBusy, unproven, tryOut, enable, setDraft, remove } = useJobs().ownModels;
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
      {unproven.value === id && <NeverRendered target={target} />}
    </li>
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
