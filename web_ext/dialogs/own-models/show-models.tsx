// The targets that the show brings itself: drafts to be tried, and those that are enabled.
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";

const A_KIND = { video: "Video", image: "Pictures", audio: "Sounds" } as const;

export function ShowModels() {
  const { own, isBusy, tryOut, setDraft, remove } = useJobs().ownModels;
  if (own.value.length === 0)
    return <p class="panel__empty">This show has no models of its own yet: use a template, or a workflow of yours.</p>;
  return (
    <ul class="own-models__list">
      {own.value.map((target) => (
        <li key={target.id} class="own-models__row own-models__head">
          <span class="own-models__words">
            <b>{target.label}</b>
            <span class="own-models__about">
              {A_KIND[target.kind]} · {target.id} · {target.draft ? "a draft: in no list to choose from" : "enabled"}
            </span>
          </span>
          <Button size="small" disabled={isBusy.value} onPress={() => void tryOut(target)}>
            Try it<span class="unseen"> {target.label}</span>
          </Button>
          <Button size="small" disabled={isBusy.value} onPress={() => void setDraft(target.id, !target.draft)}>
            {target.draft ? "Enable" : "Make it a draft"}
            <span class="unseen"> {target.label}</span>
          </Button>
          <Button size="small" kind="quiet" disabled={isBusy.value} onPress={() => void remove(target.id)}>
            Remove<span class="unseen"> {target.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
