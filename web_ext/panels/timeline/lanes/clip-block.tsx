// A clip on the timeline: as wide as it is long, its strip inside, its trims as hatch at the ends.
import { useLayoutEffect, useRef } from "preact/hooks";
import { thumbAddress } from "../../../api/addresses.ts";
import { Badge } from "../../../components/marks/badge.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { useObjectMenu, useShotPress } from "../../../components/overlays/object-menu.ts";
import { StripCell } from "../../../components/marks/strip.tsx";
import { useCut, useEpisode, useJobs, usePlayback, useUi } from "../../../components/contexts.tsx";
import { badgesOfShot } from "../../../store/takes/badges.ts";
import type { Clip } from "../../../store/playback/clips-and-playhead.ts";
import { describeClip } from "../../../store/cut/describe-clip.ts";
import { barState } from "../../../store/timeline/clip-bars.ts";
import { planCells, xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import { Fades } from "./fades.tsx";
import "./clip-block.css";

const PICTURE_HEIGHT = 54;
/** Below this width, in pixels, only the id is written on a clip. */
const NARROW = 76;
/** Below this width no picture can be made out on a clip: it is a bar in the colour of its sequence. */
const BAR = 16;
/** Below this width nothing is heard or seen of a sound. */
export const SLIVER = 8;
/** An id is written whole or not at all. */
const ID_WIDTH = 48;
/** Below this width there is no space to grab an edge. */
const HOLDABLE = 20;
/** A shot that is left out has no length; it stays as a stub. */
const STUB_WIDTH = 8;

export interface ClipProps {
  readonly clip: Clip;
  readonly scale: Scale;
}

export interface ClipBlockProps extends ClipProps {
  /** Its place in the whole cut, from 1, and how many there are: only some are drawn. */
  readonly place: number;
  readonly of: number;
  /** Of its sequence: `--sequence-<n>`. */
  readonly colour: number;
}

export function boxOf({ clip, scale }: ClipProps): { left: string; width: string; px: number } {
  const left = xOf(clip.start, scale);
  const px = clip.frames === 0 ? STUB_WIDTH : Math.max(2, xOf(clip.frames, scale) - 2);
  return { left: `${left.toFixed(1)}px`, width: `${px.toFixed(1)}px`, px };
}

export function ClipBlock({ clip, scale, place, of, colour }: ClipBlockProps) {
  const { selected, selection } = useUi();
  const press = useShotPress();
  const { cut } = useCut();
  const { playback } = usePlayback();
  const menuOf = useObjectMenu();
  const button = useRef<HTMLButtonElement>(null);
  const { left, width, px } = boxOf({ clip, scale });
  const chosen = selected.value === clip.shot;
  const playing = playback.playing.value && playback.current.value?.shot === clip.shot;
  const classes = classesOf(clip, chosen || selection.many.value.includes(clip.shot));
  const name = describeClip(clip, scale.fps);
  const shot = cut.shot(clip.shot);
  useFocusOf(button, chosen);
  return (
    <li
      class={classes}
      style={{ left, width }}
      data-clip={clip.shot}
      aria-posinset={place}
      aria-setsize={of}
      {...menuOf({ shot: clip.shot })}
    >
      <button
        ref={button}
        type="button"
        class="clip__button"
        tabIndex={chosen ? 0 : -1}
        aria-label={name}
        aria-current={chosen || playing}
        title={shot?.action ? `${name}: ${shot.action}` : name}
        data-space="plays"
        onClick={(event) => press(event, clip.shot)}
      >
        {px < BAR && clip.frames > 0 ? (
          <ClipBar clip={clip} colour={colour} />
        ) : (
          <>
            <ClipHead clip={clip} width={px} />
            <ClipPictures clip={clip} width={px} />
            <Trims clip={clip} scale={scale} />
          </>
        )}
      </button>
      {px >= HOLDABLE && <Edges clip={clip} />}
      {px >= BAR && <Fades clip={clip} scale={scale} of="picture" isHeld={holdsLevels(clip, px, chosen)} />}
    </li>
  );
}

/** Levels are dragged on the selected clip alone, where there is space between its edges. */
export function holdsLevels(clip: Clip, px: number, isSelected: boolean): boolean {
  return isSelected && px >= NARROW && clip.mp4 !== undefined && !clip.cut.locked;
}

/** The sequence as its colour, the state as a foot in the colour of the status; in words both are in the clip's name and title. */
function ClipBar({ clip, colour }: { clip: Clip; colour: number }) {
  const { cut } = useCut();
  const state = barState(cut.shot(clip.shot), clip);
  return <span class={`clip__bar clip__bar--${state}`} style={{ backgroundColor: `var(--sequence-${colour})` }} />;
}

function classesOf({ frames }: Clip, isSelected: boolean): string {
  return `clip ${isSelected ? "clip--selected" : ""} ${frames === 0 ? "clip--out" : ""}`;
}

/** One stop of the Tab key: the selected clip. The focus goes where the selection goes. */
function useFocusOf(button: { readonly current: HTMLButtonElement | null }, isChosen: boolean): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isChosen && focused !== button.current && focused?.closest("[data-clip]"))
      button.current?.focus({ preventScroll: true });
  }, [isChosen]);
}

/** Where a clip is taken hold of to trim it; there is nothing to trim where nothing plays. */
function Edges({ clip }: { clip: Clip }) {
  if (clip.frames === 0 || clip.mp4 === undefined) return null;
  return (
    <>
      <span class="clip__edge clip__edge--in" data-edge="in" />
      <span class="clip__edge clip__edge--out" data-edge="out" />
    </>
  );
}

function ClipHead({ clip, width }: { clip: Clip; width: number }) {
  const { cut } = useCut();
  const { jobOf } = useJobs();
  const shot = cut.shot(clip.shot);
  const narrow = width < NARROW;
  const badges = shot && !narrow ? badgesOfShot(shot, (take) => jobOf(clip.shot, take)) : [];
  return (
    <span class="clip__head">
      {width >= ID_WIDTH && <b>{clip.shot} </b>}
      {!narrow && clip.take !== null && <span>t{clip.take}</span>}
      <span class="spring" />
      {!narrow && clip.cut.out_of_order && <Icon name="moved" />}
      {badges.slice(0, 3).map((badge) => (
        <Badge key={badge.word} status={badge} bare />
      ))}
    </span>
  );
}

function ClipPictures({ clip, width }: { clip: Clip; width: number }) {
  const { episode } = useEpisode();
  const aspect = episode.aspect.value;
  if (clip.strip === null) {
    return (
      <span class="clip__none" aria-hidden="true">
        {width > NARROW ? "No take" : <Icon name="stand-in" />}
      </span>
    );
  }
  const cells = planCells(width, PICTURE_HEIGHT * aspect);
  const src = thumbAddress(episode.folder.value, clip.strip, 1024);
  const cellWidth = (width - (cells.length - 1)) / cells.length;
  return (
    <span class="clip__pictures">
      {cells.map((cell) => (
        <StripCell key={cell} src={src} cell={cell} width={cellWidth} height={PICTURE_HEIGHT} aspect={aspect} />
      ))}
    </span>
  );
}

/** A trimmed end is not in the cut; a narrow band of hatch says that there is more. */
function Trims({ clip, scale }: ClipProps) {
  const band = (frames: number) => ({ width: `${Math.min(16, Math.max(3, xOf(frames, scale))).toFixed(1)}px` });
  return (
    <>
      {clip.trimIn > 0 && <span class="clip__trim clip__trim--in" style={band(clip.trimIn)} />}
      {clip.trimOut > 0 && <span class="clip__trim clip__trim--out" style={band(clip.trimOut)} />}
    </>
  );
}
