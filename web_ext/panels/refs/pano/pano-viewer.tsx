// A window in which a panorama is looked round in by keys, mouse or touch, and from which views are saved as candidates of the plate.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ref } from "../../../../src/contracts/replies/ref.ts";
import { fileAddress } from "../../../api/addresses.ts";
import { Button } from "../../../components/button.tsx";
import { useEpisode, useUi } from "../../../components/contexts.tsx";
import { Note } from "../../../components/note.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { gazeWords, turned, viewSize, type Gaze, type ShownPanorama } from "../../../store/refs/panoramas.ts";
import { refTopic } from "../../../store/refs/ref-asks.ts";
import type { PanoramaView } from "./pannellum.ts";
import { PanoVerdict } from "./pano-verdict.tsx";
import "./pano.css";

const AHEAD: Gaze = { yaw: 0, pitch: 0, fov: 75 };
/** Degrees that a press turns by; with Shift, and in one press of zoom. */
const STEP = 5;
const FINE = 1;
const ZOOM = 5;

export function PanoViewer({ ref_: ref, shown }: { readonly ref_: Ref; readonly shown: ShownPanorama }) {
  const { refs } = useEpisode();
  const { panoramas } = refs;
  const { box, view, gaze, state, retry } = usePanorama(ref, shown);
  const [saved, setSaved] = useState<readonly number[]>([]);
  const size = viewSize(ref);
  const take = ref.panos.find((each) => each.take === shown.take);
  const turnBy = (by: Partial<Gaze>) => view.current?.turnTo(turned(view.current.gaze(), by));
  const save = async () => {
    if (!view.current || state !== "shown") return;
    const number = await panoramas.saveView(turned(view.current.gaze(), {}), size);
    if (number !== undefined) setSaved((before) => [...before, number]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = turnOf(event);
    if (by) turnBy(by);
    else if (event.key === "0") view.current?.turnTo(AHEAD);
    else if (event.key.toLowerCase() === "s") void save();
    else return;
    event.preventDefault();
  };
  const foot = (
    <>
      <span class="pano-viewer__keys">Arrows turn, + and − zoom, 0 looks ahead</span>
      <span class="spring" />
      <span role="status">{savedWords(saved)}</span>
      <Button kind="primary" keycap="S" disabled={state !== "shown"} onPress={() => void save()}>
        Save this view
      </Button>
    </>
  );
  const close = () => (panoramas.shown.value = undefined);
  const title = shown.take === null ? `${ref.name}: live panorama` : `${ref.name}: panorama ${shown.take}`;
  return (
    <Dialog title={title} isWide onClose={close} onKey={onKey} foot={foot}>
      <Problems of={ref} state={state} retry={retry} />
      <div
        ref={box}
        class="pano-viewer"
        style={{ aspectRatio: `${size.width} / ${size.height}`, "--pano-shape": size.width / size.height }}
        role="application"
        aria-label="Panorama: arrow keys turn, plus and minus zoom, S saves the view"
        aria-busy={state === "fetching"}
        tabIndex={0}
        autofocus
      />
      <div class="pano-viewer__line">
        <output aria-label="Where the camera looks">{gazeWords(gaze)}</output>
        <span class="spring" />
        {take && <PanoVerdict take={take} />}
      </div>
    </Dialog>
  );
}

interface ProblemsProps {
  readonly of: Ref;
  readonly state: State;
  readonly retry: () => void;
}

/** Why a view was not saved, or nothing is shown. */
function Problems({ of, state, retry }: ProblemsProps) {
  const { notices } = useUi();
  const refused = notices.at(refTopic(of.id));
  return (
    <>
      {refused && <Note tone="failed" text={refused} />}
      {state === "unfetched" && (
        <Note tone="failed" text="the panorama viewer could not be fetched: try again when the service is back">
          <Button size="small" onPress={retry}>
            Try again
          </Button>
        </Note>
      )}
      {typeof state === "object" && <Note tone="failed" text={state.problem} />}
    </>
  );
}

function savedWords(saved: readonly number[]): string {
  if (saved.length === 0) return "";
  return saved.length === 1 ? `Saved as candidate ${saved[0]}` : `Saved as candidates ${saved.join(", ")}`;
}

/** What a key turns by. */
function turnOf({ key, shiftKey }: KeyboardEvent): Partial<Gaze> | undefined {
  const step = shiftKey ? FINE : STEP;
  const turns: Readonly<Record<string, Partial<Gaze>>> = {
    ArrowLeft: { yaw: -step },
    ArrowRight: { yaw: step },
    ArrowUp: { pitch: step },
    ArrowDown: { pitch: -step },
    "+": { fov: -ZOOM },
    "=": { fov: -ZOOM },
    "-": { fov: ZOOM },
    _: { fov: ZOOM },
  };
  return turns[key];
}

type State = "fetching" | "shown" | "unfetched" | { readonly problem: string };

/** Fetches the viewer's package, and shows the panorama in the box. */
function usePanorama(ref: Ref, { take }: ShownPanorama) {
  const { episode } = useEpisode();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<PanoramaView | undefined>(undefined);
  const [gaze, setGaze] = useState(AHEAD);
  const [state, setState] = useState<State>("fetching");
  const [tries, setTries] = useState(0);
  const ep = episode.openPass.value?.ep ?? "";
  const path = (take === null ? ref.path : ref.panos.find((each) => each.take === take)?.image) ?? "";
  useEffect(() => {
    let isClosed = false;
    setState("fetching");
    const open = async () => {
      const { openPanorama } = await import("./pannellum.ts");
      if (isClosed || !box.current) return;
      view.current = openPanorama(box.current, {
        address: fileAddress(ep, path),
        gaze: AHEAD,
        onLoad: () => setState("shown"),
        onTurn: (next) => setGaze(turned(next, {})),
        onProblem: (problem) => setState({ problem }),
      });
    };
    open().catch(() => setState("unfetched"));
    return () => {
      isClosed = true;
      view.current?.close();
      view.current = undefined;
    };
  }, [ep, path, tries]);
  return { box, view, gaze, state, retry: () => setTries((count) => count + 1) };
}
