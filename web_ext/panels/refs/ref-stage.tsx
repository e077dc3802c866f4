// The live picture beside the chosen candidate, or one over the other under a wipe, and the buttons that decide between them.
import { useRef, useState } from "preact/hooks";
import type { Ref, RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import type { ShownView } from "../../store/refs/ref-view.ts";
import { RefPicture } from "./ref-picture.tsx";
import "./ref-grid.css";
import "./ref-stage.css";

interface Picture {
  readonly path: string;
  readonly version: string | null;
}

export function RefStage({ ref_: ref }: { readonly ref_: Ref }) {
  const { refs } = useEpisode();
  const shown = refs.shown.value;
  const { live, other, chosen } = picturesOf(ref, shown, refs.candidate.value);
  const isWiped = refs.wipe.value && live !== undefined && other !== undefined;
  return (
    <section class="ref-stage" aria-label="Pictures">
      {isWiped ? <Wipe under={live} over={other} /> : <SideBySide live={live} other={other} take={chosen?.take} />}
      <div class="ref-stage__line">
        <span class="ref-stage__about">{about(shown, ref)}</span>
        <span class="spring" />
        {live && shown?.view === null && (
          <Button size="small" kind="quiet" onPress={() => void refs.clear()}>
            Clear
          </Button>
        )}
        {other && chosen?.usable && (
          <Button size="small" onPress={() => refs.pick(chosen.take)}>
            Use candidate {chosen.take}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The picture that stands, and the candidate beside it: the one that was chosen, else the newest finished one. */
function picturesOf(ref: Ref, shown: ShownView | undefined, candidate: number | undefined) {
  const takes = shown?.takes ?? [];
  const picked = shown?.picked ?? null;
  const chosen = takes.find(({ take }) => take === candidate) ?? takes.findLast(({ usable }) => usable);
  const isOther = chosen !== undefined && chosen.image !== null && chosen.take !== picked;
  const other = isOther && chosen.image !== null ? { path: chosen.image, version: chosen.finished } : undefined;
  return { live: livePicture(ref, takes, picked, shown?.view ?? null), other, chosen };
}

interface SideBySideProps {
  readonly live: Picture | undefined;
  readonly other: Picture | undefined;
  readonly take: number | undefined;
}

function SideBySide({ live, other, take }: SideBySideProps) {
  if (!live && !other) return <div class="ref-stage__empty">No picture yet</div>;
  return (
    <div class={live && other ? "ref-stage__two" : "ref-stage__one"}>
      {live && <Shown picture={live} word="Live" isLive />}
      {other && <Shown picture={other} word={`Candidate ${take ?? ""}`} />}
    </div>
  );
}

function Shown({ picture, word, isLive = false }: { picture: Picture; word: string; isLive?: boolean }) {
  return (
    <figure class="ref-stage__picture">
      <RefPicture path={picture.path} version={picture.version} width={1024} about={word} />
      <figcaption class="ref-stage__word">
        {isLive && <Icon name="ok" tone="ok" />}
        {word}
      </figcaption>
    </figure>
  );
}

/** Drag or the arrow keys move the line; it stands in the middle at first. */
function Wipe({ under, over }: { under: Picture; over: Picture }) {
  const [share, setShare] = useState(50);
  const box = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const edges = box.current?.getBoundingClientRect();
    if (event.buttons === 0 || !edges) return;
    setShare(Math.min(100, Math.max(0, ((event.clientX - edges.left) / edges.width) * 100)));
  };
  return (
    <div class="ref-stage__wipe" ref={box} onPointerMove={follow} onPointerDown={follow}>
      <RefPicture path={under.path} version={under.version} width={1024} about="Live" />
      <div class="ref-stage__over" style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
        <RefPicture path={over.path} version={over.version} width={1024} about="Candidate" />
      </div>
      <input
        class="ref-stage__handle"
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Wipe between the live picture and the candidate"
        onInput={(event) => setShare(Number(event.currentTarget.value))}
      />
      <span class="ref-stage__edge" style={{ left: `${share}%` }} />
    </div>
  );
}

/** Of a view that is picked its candidate; of everything else the live file. */
function livePicture(
  ref: Ref,
  takes: readonly RefTakeEntry[],
  picked: number | null,
  view: string | null,
): Picture | undefined {
  if (view !== null && view !== "sheet") {
    const take = takes.find((each) => each.take === picked);
    return take?.image ? { path: take.image, version: take.finished } : undefined;
  }
  return ref.exists && ref.path !== null ? { path: ref.path, version: ref.sha1 } : undefined;
}

function about(shown: ShownView | undefined, ref: Ref): string {
  const picked = shown?.picked ?? null;
  if (picked !== null) return `Picked: candidate ${picked}`;
  if (!ref.exists) return "Nothing is picked";
  return ref.live_from === "views" ? "Stitched from four views" : "Placed by hand";
}
