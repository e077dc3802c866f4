// Tours of a place: what the camera is to do, the tours that there are, and the open one with its held frames.
import { useState } from "preact/hooks";
import type { Ref, TourEntry } from "../../../../src/contracts/replies/ref.ts";
import { Button } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { openTour, TOUR_MOVES, TOUR_SECONDS, tourWords } from "../../../store/refs/tours.ts";
import { TourPlayer } from "./tour-player.tsx";
import "./tours.css";

export function ToursSection({ ref_: ref }: { readonly ref_: Ref }) {
  const { tours } = useEpisode().refs;
  const open = openTour(ref, tours.open.value);
  return (
    <section class="panel__section" aria-label="Tours">
      <div class="panel__head">
        <h3 class="panel__heading">Tours</h3>
        <span class="ref-grid__count">{ref.tours.length}</span>
      </div>
      <NewTour key={ref.id} ref_={ref} />
      {ref.tours.length === 0 && (
        <p class="tours__none">The camera looks round the plate; each view at which it holds becomes a picture.</p>
      )}
      {ref.tours.toReversed().map((tour) => (
        <Tour key={tour.tour} ref_={ref} tour={tour} isOpen={tour.tour === open?.tour} />
      ))}
    </section>
  );
}

function NewTour({ ref_: ref }: { readonly ref_: Ref }) {
  const { tours } = useEpisode().refs;
  const [move, setMove] = useState("");
  const [seconds, setSeconds] = useState<number>(TOUR_SECONDS.usual);
  const isReady = ref.exists && move.trim() !== "";
  const go = async () => {
    if (!isReady || !(await tours.make(ref.id, move.trim(), seconds))) return;
    setMove("");
    tours.open.value = undefined;
  };
  return (
    <div class="tours__new">
      <input
        class="ref-grid__filter"
        list="tour-moves"
        placeholder="Slow pan to the right…"
        aria-label="What the camera does"
        value={move}
        onInput={(event) => setMove(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && void go()}
      />
      <datalist id="tour-moves">
        {TOUR_MOVES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <select
        class="field"
        aria-label="Seconds of the tour"
        value={seconds}
        onChange={(event) => setSeconds(Number(event.currentTarget.value))}
      >
        {Array.from({ length: TOUR_SECONDS.most - TOUR_SECONDS.least + 1 }, (_, at) => at + TOUR_SECONDS.least).map(
          (each) => (
            <option key={each} value={each}>
              {each} s
            </option>
          ),
        )}
      </select>
      <Button
        size="small"
        icon="film"
        disabled={!isReady}
        title={ref.exists ? "A video that looks round the live plate" : "It starts from the live plate: pick one first"}
        onPress={() => void go()}
      >
        Make a tour
      </Button>
    </div>
  );
}

const MARKS = { ok: "film", queued: "running", failed: "failed" } as const;

interface TourProps {
  readonly ref_: Ref;
  readonly tour: TourEntry;
  readonly isOpen: boolean;
}

function Tour({ ref_: ref, tour, isOpen }: TourProps) {
  const { tours } = useEpisode().refs;
  const { tour: number, status, move, error } = tour;
  return (
    <div class="tour" data-tour={number} data-status={status}>
      <button
        type="button"
        class="tour__line"
        aria-expanded={isOpen}
        disabled={tour.video === null}
        title={move}
        onClick={() => (tours.open.value = number)}
      >
        <Icon name={MARKS[status]} tone={status === "ok" ? "queued" : status === "queued" ? "running" : "failed"} />
        <strong>Tour {number}</strong>
        <span class="tour__move">{move}</span>
        <span class="spring" />
        <span class="ref-grid__count">{tourWords(tour)}</span>
      </button>
      {error && <p class="tours__none">{error}</p>}
      {isOpen && tour.video !== null && <TourPlayer key={number} ref_={ref} tour={number} video={tour.video} />}
    </div>
  );
}
