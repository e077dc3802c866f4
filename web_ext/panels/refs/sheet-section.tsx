// A character's four views as its sheet has them: what is picked of each, and how many candidates there are to choose from.
import type { Ref, RefViewEntry } from "../../../src/contracts/replies/ref.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { viewName } from "../../store/refs/ref-view.ts";
import { RefPicture } from "./ref-picture.tsx";
import "./ref-candidates.css";

export function SheetSection({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs } = useEpisode();
  const picked = ref.views.filter((view) => view.picked !== null);
  const isWhole = picked.length === ref.views.length;
  const isSupplied = ref.exists && ref.live_from !== "views";
  return (
    <section class="panel__section" aria-label="Views of the sheet">
      <div class="panel__head">
        <h3 class="panel__heading">Views</h3>
        <span class="ref-grid__count">
          {picked.length} of {ref.views.length} picked
        </span>
        <span class="spring" />
        {isWhole && isSupplied && (
          <Button size="small" onPress={() => refs.stitch()}>
            Stitch the sheet of them
          </Button>
        )}
      </div>
      <div class="ref-sheet">
        {ref.views.map((view) => (
          <ViewCell key={view.view} view={view} />
        ))}
      </div>
    </section>
  );
}

function ViewCell({ view: { view, takes, picked } }: { readonly view: RefViewEntry }) {
  const { refs } = useEpisode();
  const take = takes.find((each) => each.take === picked);
  const isRunning = takes.some(({ status }) => status === "queued");
  const state = take ? `candidate ${take.take}` : takes.length === 0 ? "nothing yet" : "none picked";
  return (
    <button type="button" class="ref-candidate" onClick={() => (refs.view.value = view)}>
      <span class="ref-candidate__picture ref-sheet__picture">
        {take?.image && <RefPicture path={take.image} version={take.finished} width={256} about="" />}
        {!take && <Icon name={isRunning ? "running" : "stand-in"} tone={isRunning ? "running" : "queued"} />}
      </span>
      <span class="ref-candidate__line">
        <strong class="ref-sheet__name">{viewName(view)}</strong>
        <span class="unseen">: {state}</span>
      </span>
      <span class="ref-candidate__line" aria-hidden="true">
        {takes.length === 1 ? "1 candidate" : `${takes.length} candidates`}
      </span>
    </button>
  );
}
