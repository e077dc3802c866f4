// The viewer: the picture that the cut, a take or the film shows at the playhead, two takes compared, and the controls under it.
import { CommandIcon } from "../../components/command-button.tsx";
import { useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import { useObjectMenu } from "../../components/overlays/object-menu.ts";
import { useCut, useEpisode, usePlayback, useUi } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { CommandTarget, Subject } from "../../store/commands/command.ts";
import type { Viewing, Clip } from "../../store/playback/clips-and-playhead.ts";
import { shareOf } from "../../store/playback/picture-size.ts";
import { nameOf, asSentence } from "../../store/base/format.ts";
import { clipOnScreen } from "../../store/issues/moment.ts";
import { Caption } from "./caption.tsx";
import { Candidates } from "./compare/candidates.tsx";
import { GradeSwitch } from "./colours/grade-switch.tsx";
import { GradedPicture } from "./colours/graded-picture.tsx";
import { CompareBar } from "./compare/compare-bar.tsx";
import { Differences } from "./compare/differences.tsx";
import { DrawnNotes } from "./marks/drawn-notes.tsx";
import { FadeShade } from "./fade-shade.tsx";
import { NoteBox } from "./note-box.tsx";
import { SecondPicture, TakePlate } from "./compare/second-picture.tsx";
import { Slate } from "./slate.tsx";
import { Levels } from "./sound/levels.tsx";
import { TakeGrid, TakeGridBar } from "./compare/take-grid.tsx";
import { Transport } from "./transport.tsx";
import { useFilmDecks } from "./use-film-decks.ts";
import { useIdle } from "./use-idle.ts";
import "./viewer.css";

export function Viewer() {
  const { view } = useUi();
  const { issues } = useCut();
  const { compare, grid } = usePlayback();
  const pair = compare.pair.value;
  const draft = issues.draft.value;
  const gridded = grid.shot.value;
  const isOver = view.fullScreen.value && !pair && !draft && !gridded;
  const isIdle = useIdle(isOver);
  const bar = pair ? <CompareBar pair={pair} /> : <ViewerBar />;
  return (
    <section class={classOf(isOver, isIdle)} aria-label="Viewer">
      {gridded ? <TakeGridBar shot={gridded} /> : bar}
      <Stage />
      {draft ? (
        <NoteBox draft={draft} />
      ) : (
        <>
          {!gridded && <Candidates />}
          {pair && <Differences pair={pair} />}
        </>
      )}
      <Levels />
      <Transport />
    </section>
  );
}

/** `isOver`: its bars lie over the picture. */
function classOf(isOver: boolean, isIdle: boolean): string {
  return ["panel viewer", ...(isOver ? ["viewer--over"] : []), ...(isIdle ? ["viewer--idle"] : [])].join(" ");
}

function ViewerBar() {
  const { cut } = useCut();
  const { playback } = usePlayback();
  const { viewing } = playback.programme.value;
  const clip = clipOnScreen(playback);
  const shot = clip && viewing.kind !== "film" ? cut.shot(clip.shot) : undefined;
  const parked = playback.current.value?.shot;
  return (
    <div class="panel__bar">
      <h2 class="panel__title">{viewing.kind === "film" ? "Film" : clip?.shot}</h2>
      <span class="quiet-text viewer__what">
        {describeViewing(viewing, clip)}
        {clip && parked !== clip.shot && `; ${parked} is left out`}
      </span>
      <Caption />
      <GradeSwitch />
      {viewing.kind !== "cut" && (
        <Button size="small" title="Back to the cut (Esc)" onPress={playback.backToCut}>
          Back to the cut
        </Button>
      )}
      <ObjectTools shot={shot} clip={clip} />
    </div>
  );
}

/** What can be done with what is on screen. */
function ObjectTools({ shot, clip }: { shot: ShotStatus | undefined; clip: Clip | undefined }) {
  const subject = useSubject();
  const target: CommandTarget = { shot: shot?.shot ?? "", ...(clip?.take && { take: clip.take }) };
  return (
    <>
      <CommandIcon command="toggle-compare" target={target} icon="compare" />
      <CommandIcon command="take-grid" target={target} icon="grid" />
      <CommandIcon command="note-on-screen" icon="note" />
      <CommandIcon command="flag" target={target} icon="flag" pressed={shot?.cut.flag ?? false} />
      {subject && <MoreButton subject={subject} />}
    </>
  );
}

/** Which take is on screen, and whether the cut plays it; a stand-in says so. */
function describeViewing(viewing: Viewing, clip: Clip | undefined): string {
  if (!clip) return "";
  if (viewing.kind === "film") return nameOf(viewing.path);
  if (clip.mp4 === undefined) return `${clip.sequence}, no take`;
  if (viewing.kind === "cut" && clip.cut.placeholder) return `${clip.cut.pass} take ${clip.take} stands in`;
  const used = viewing.kind === "cut" || clip.cut.take === clip.take;
  return `${clip.sequence}, take ${clip.take}${used ? "" : ", not in the cut"}`;
}

/** What the menu of the picture is about: the take that is looked at, or the shot that the cut plays. */
function useSubject(): Subject | undefined {
  const { playback } = usePlayback();
  const { viewing } = playback.programme.value;
  const clip = clipOnScreen(playback);
  if (viewing.kind === "take") return { shot: viewing.shot, take: viewing.take };
  return clip && viewing.kind === "cut" ? { shot: clip.shot } : undefined;
}

function stageClass(isCompared: boolean, isSide: boolean): string {
  return `stage ${isSide ? "stage--side" : ""} ${isCompared ? "stage--compared" : ""}`;
}

function Stage() {
  const { episode } = useEpisode();
  const { music } = useCut();
  const { compare, grid, playback, timeline, pictureSize } = usePlayback();
  const [trouble, setTrouble] = useState<string>();
  const { first, second } = useFilmDecks(episode.folder.value, { playback, compare, timeline, music }, setTrouble);
  const menuOf = useObjectMenu();
  const subject = useSubject();
  const gridded = grid.shot.value;
  const pair = compare.pair.value;
  const isSide = pair !== undefined && compare.mode.value === "side";
  const aspect = episode.aspect.value;
  const widest = isSide ? "(100cqw - 8px) / 2" : "100cqw";
  const share = shareOf(pictureSize.value);
  const box = { width: `calc(min(${widest}, 100cqh * ${aspect}) * ${share})`, aspectRatio: String(aspect) };
  return (
    <div class={stageClass(pair !== undefined, isSide)} {...(subject && menuOf(subject))}>
      <div class="stage__picture" style={box}>
        <video ref={first} class="stage__deck" data-deck="front" preload="auto" playsInline disablePictureInPicture />
        <video ref={second} class="stage__deck" data-deck="back" preload="auto" playsInline disablePictureInPicture />
        <GradedPicture />
        <FadeShade />
        <DrawnNotes />
        {pair && <TakePlate side="a" shot={pair.shot.shot} take={pair.a.take} />}
        {pair && !isSide && <SecondPicture pair={pair} over />}
        <Slate />
        {trouble && (
          <div class="stage__trouble" role="alert">
            <Icon name="failed" tone="failed" />
            {asSentence(trouble)}
          </div>
        )}
      </div>
      {pair && isSide && (
        <div class="stage__picture" style={box}>
          <SecondPicture pair={pair} over={false} />
        </div>
      )}
      {gridded && <TakeGrid shot={gridded} />}
    </div>
  );
}
