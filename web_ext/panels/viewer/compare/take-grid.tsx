// Up to nine takes of a shot over the stage, all at one frame: which one is chosen, starred and in the cut, and what a key or a press does
// with it. What is on its way stands there with how far it is.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fileAddress } from "../../../api/addresses.ts";
import { CommandIcon } from "../../../components/command-button.tsx";
import { useEpisode, useJobs, usePlayback, useUi } from "../../../components/contexts.tsx";
import { FaceBadge } from "../../../components/marks/face-badge.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import { Progress } from "../../../components/marks/progress.tsx";
import type { ShotStatus, TakeSummary } from "../../../../src/contracts/replies/episode-status.ts";
import { formatCount } from "../../../store/base/format.ts";
import { gridColumns } from "../../../store/compare/take-grid.ts";
import { hasStar, isInCut, isUsable } from "../../../store/cut/usable.ts";
import { badgesOfTake } from "../../../store/takes/badges.ts";
import { FollowerDeck } from "../follower-deck.ts";
import "./take-grid.css";

export function TakeGridBar({ shot }: { shot: ShotStatus }) {
  const { grid } = usePlayback();
  const take = grid.chosen.value;
  const target = { shot: shot.shot, ...(take !== undefined && { take }) };
  return (
    <div class="panel__bar">
      <h2 class="panel__title">{shot.shot}</h2>
      <span class="quiet-text">{formatCount(grid.tiles.value.length, "take")}</span>
      <span class="spring" />
      <span class="take-grid__keys quiet-text" aria-hidden="true">
        1–9 choose, A use, S star, X discard
      </span>
      <CommandIcon command="star" target={target} icon="star" />
      <CommandIcon command="discard" target={target} icon="trash" />
      <CommandIcon command="take-grid" target={target} icon="close" />
    </div>
  );
}

export function TakeGrid({ shot }: { shot: ShotStatus }) {
  const { grid } = usePlayback();
  const tiles = grid.tiles.value;
  const columns = gridColumns(tiles.length);
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    grid.step(by);
  };
  return (
    <ul
      class="take-grid"
      aria-label={`Takes of ${shot.shot}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onKeyDown={onKey}
    >
      {tiles.map((take, index) => (
        <Tile key={take.take} shot={shot} take={take} place={index + 1} />
      ))}
    </ul>
  );
}

interface TileProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
  /** The digit that chooses it. */
  readonly place: number;
}

function Tile({ shot, take, place }: TileProps) {
  const { view } = useUi();
  const { episode } = useEpisode();
  const { grid } = usePlayback();
  const isChosen = grid.chosen.value === take.take;
  const asked = view.discarding.value;
  const isLeaving = asked?.shot === shot.shot && asked.take === take.take;
  const classes = ["take-tile", ...(isChosen ? ["take-tile--chosen"] : [])];
  const button = useRef<HTMLButtonElement>(null);
  // The focus goes along with the choice, but only when it is among them.
  useEffect(() => {
    if (isChosen && document.activeElement?.closest(".take-grid")) button.current?.focus();
  }, [isChosen]);
  return (
    <li class={classes.join(" ")} data-tile={take.take}>
      <button
        ref={button}
        type="button"
        class="take-tile__choose"
        style={{ aspectRatio: String(episode.aspect.value) }}
        aria-pressed={isChosen}
        tabIndex={isChosen ? 0 : -1}
        disabled={!isUsable(take)}
        data-space="plays"
        onClick={() => grid.choose(take.take)}
      >
        {isUsable(take) ? <TilePicture take={take} /> : <OnItsWay shot={shot} take={take} />}
        <TilePlate shot={shot} take={take} place={place} />
        {isLeaving && <span class="take-tile__asks">X again discards it, Esc keeps it</span>}
      </button>
    </li>
  );
}

function TilePlate({ shot, take, place }: TileProps) {
  const isPlayed = isInCut(shot, take);
  return (
    <span class="take-tile__plate">
      <kbd class="take-tile__key">{place}</kbd>
      take {take.take}
      {hasStar(shot, take) && (
        <>
          <Icon name="star" tone="star" />
          <span class="unseen">starred</span>
        </>
      )}
      {isPlayed && (
        <>
          <Icon name="ok" />
          in the cut
        </>
      )}
      <FaceBadge shot={shot.shot} take={take.take} />
    </span>
  );
}

function OnItsWay({ shot, take }: { shot: ShotStatus; take: TakeSummary }) {
  const { jobOf } = useJobs();
  const [badge] = badgesOfTake(shot, take, jobOf(shot.shot, take.take));
  return (
    <span class="take-tile__wait">
      {badge?.word ?? "On its way"}
      {badge?.percent !== undefined && <Progress percent={badge.percent} name={badge.title} />}
    </span>
  );
}

/** Without sound: the chosen take is heard from the stage below. */
function TilePicture({ take }: { take: TakeSummary }) {
  const { episode } = useEpisode();
  const { playback, grid } = usePlayback();
  const ref = useRef<HTMLVideoElement>(null);
  const address = fileAddress(episode.folder.value, take.mp4 ?? "");
  useEffect(() => {
    if (!ref.current) return undefined;
    const deck = new FollowerDeck(ref.current);
    deck.show(address);
    deck.mute(true);
    const stop = effect(() =>
      deck.follow({
        time: grid.followAt(take),
        playing: playback.playing.value,
        speed: playback.speed.value,
      }),
    );
    return () => {
      stop();
      deck.close();
    };
  }, [address, playback, grid]);
  return <video ref={ref} class="take-tile__picture" preload="auto" playsInline disablePictureInPicture />;
}
