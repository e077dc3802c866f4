// The candidates of what is shown, oldest first, each with its number on the keyboard.
import type { RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import { LinkButton } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { gazeWords } from "../../store/refs/panoramas.ts";
import { DRAGGED_TAKE } from "./dragged-take.ts";
import { RefPicture } from "./ref-picture.tsx";
import "./ref-candidates.css";
import "./ref-grid.css";
import "./ref-stage.css";

export function RefCandidates() {
  const { refs } = useEpisode();
  const shown = refs.shown.value;
  const takes = shown?.takes ?? [];
  return (
    <section class="panel__section" aria-label="Candidates">
      <div class="panel__head">
        <h3 class="panel__heading">Candidates</h3>
        <span class="ref-grid__count">{takes.length}</span>
        <span class="spring" />
        <span class="ref-candidates__keys">1–9 pick, X discard</span>
      </div>
      <div class="ref-candidates">
        {takes.map((take, index) => (
          <Candidate key={take.take} take={take} number={index + 1} isPicked={take.take === shown?.picked} />
        ))}
        <span class="ref-candidates__drop">
          <Icon name="plus" />
          <span>Drop or paste</span>
        </span>
      </div>
      <Discarded />
    </section>
  );
}

/** What was put into the trash just now, with the way back. */
function Discarded() {
  const { refs } = useEpisode();
  const found = refs.discarded.value;
  const shown = refs.shown.value;
  if (!found || found.ref !== refs.selected.value?.id || found.view !== shown?.view) return null;
  return (
    <p class="ref-candidates__discarded" role="status">
      Candidate {found.take} is in the trash.{" "}
      <LinkButton onPress={() => void refs.restoreDiscarded()}>Bring it back</LinkButton>
    </p>
  );
}

interface CandidateProps {
  readonly take: RefTakeEntry;
  readonly number: number;
  readonly isPicked: boolean;
}

function Candidate({ take, number, isPicked }: CandidateProps) {
  const { refs } = useEpisode();
  const isShown = refs.candidate.value === take.take;
  return (
    <button
      type="button"
      class="ref-candidate"
      aria-pressed={isShown}
      aria-label={`Candidate ${take.take}${isPicked ? ", picked" : ""}${take.status === "ok" ? "" : `, ${take.status}`}`}
      title={titleOf(take)}
      draggable={take.usable}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED_TAKE, String(take.take))}
      onClick={() => (refs.candidate.value = take.take)}
      onDblClick={() => take.usable && refs.pick(take.take)}
    >
      <span class="ref-candidate__picture">
        {take.image && <RefPicture path={take.image} version={take.finished} width={256} about="" />}
        {take.status === "queued" && <Icon name="running" tone="running" />}
        {take.status === "failed" && <Icon name="failed" tone="failed" />}
      </span>
      <span class="ref-candidate__line">
        <kbd>{number}</kbd>
        <span>{tailOf(take)}</span>
        {isPicked && <Icon name="ok" tone="ok" />}
      </span>
    </button>
  );
}

function tailOf({ seed, source, pano_view: view }: RefTakeEntry): string {
  if (view) return "360 view";
  return seed === null ? (source ?? "") : `…${seed.slice(-4)}`;
}

function titleOf({ take, source, target, note, save_notes: failure, notes, pano_view: view }: RefTakeEntry): string {
  return [
    `Candidate ${take}, ${source ?? "no record"}${target === null ? "" : ` by ${target}`}`,
    view
      ? `${view.take === null ? "view of the live panorama" : `view of panorama ${view.take}`}: ${gazeWords(view)}`
      : "",
    note,
    failure,
    ...notes,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
