// The picture on screen as a film of the cut corrects its colours: over the decks, all of it or right of a line.
import { useEffect, useRef, useState } from "preact/hooks";
import { fileAddress } from "../../../api/addresses.ts";
import { useEpisode, usePlayback } from "../../../components/contexts.tsx";
import { WipeHandle } from "../../../components/fields/wipe-handle.tsx";
import type { ShownGrade } from "../../../store/takes/grades.ts";
import { readCube } from "../../../store/takes/read-cube.ts";
import { CubePainter } from "./cube-painter.ts";
import { followDecks } from "./follow-decks.ts";
import "./colours.css";

export function GradedPicture() {
  const { grades } = usePlayback();
  const shown = grades.shown.value;
  const view = grades.view.value;
  if (!shown || view === "before") return null;
  const at = grades.wipe.value;
  const place = view === "wipe" ? { clipPath: `inset(0 0 0 ${(at * 100).toFixed(2)}%)` } : {};
  return (
    <>
      <CorrectedPicture key={`${shown.cube} ${shown.version}`} shown={shown} place={place} />
      {view === "wipe" && (
        <>
          <span class="stage__plate stage__plate--a">Before</span>
          <span class="stage__plate stage__plate--b">After</span>
          <WipeHandle name="Before and after" about="before" at={at} onMove={(to) => (grades.wipe.value = to)} />
        </>
      )}
    </>
  );
}

interface CorrectedProps {
  readonly shown: ShownGrade;
  readonly place: { readonly clipPath?: string };
}

function CorrectedPicture({ shown, place }: CorrectedProps) {
  const { episode } = useEpisode();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const address = fileAddress(episode.folder.value, shown.cube);
  useEffect(() => {
    const asked = new AbortController();
    let stop: (() => void) | undefined;
    const begin = async () => {
      const reply = await fetch(address, { cache: "no-cache", signal: asked.signal });
      const cube = reply.ok ? readCube(await reply.text()) : undefined;
      if (asked.signal.aborted || !canvas.current) return;
      if (!cube) return setTrouble("its table of colours cannot be read: match its colours again");
      const painter = CubePainter.open(canvas.current);
      if (!painter) return setTrouble("this browser cannot show corrected colours: a film of the cut has them");
      painter.setCube(cube);
      const decks = [...(canvas.current.parentElement?.querySelectorAll<HTMLVideoElement>("video[data-deck]") ?? [])];
      const unfollow = followDecks(decks, (front) => {
        painter.draw(front);
        canvas.current?.setAttribute("data-drawn", String(front.currentTime));
      });
      stop = () => {
        unfollow();
        painter.close();
      };
    };
    begin().catch(() => undefined);
    return () => {
      asked.abort();
      stop?.();
    };
  }, [address, shown.version]);
  return (
    <>
      <canvas ref={canvas} class="graded-picture" role="img" aria-label="Colours matched" style={place} />
      {trouble && <span class="stage__plate stage__plate--b">{trouble}</span>}
    </>
  );
}
