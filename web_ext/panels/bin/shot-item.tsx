// One shot in the bin: its row, and under the selected one its takes.
import { Badge } from "../../components/marks/badge.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import { useObjectMenu, useShotPress } from "../../components/overlays/object-menu.ts";
import { Icon } from "../../components/marks/icon.tsx";
import { RowStrip } from "../../components/marks/strip.tsx";
import { useCut, useEpisode, useJobs, usePlayback, useUi } from "../../components/contexts.tsx";
import { cutTake } from "../../store/cut/usable.ts";
import { framingOf } from "../../store/bin/framing.ts";
import { formatLength } from "../../store/base/format.ts";
import { badgeOfNotes, badgesOfShot } from "../../store/takes/badges.ts";
import { versionBadges } from "../../store/takes/version-badges.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { describeImport } from "../../store/takes/take-imports.ts";
import { TakeList } from "./take-list.tsx";
import { useFilmDrop } from "./use-film-drop.ts";
import "./shot-item.css";

export function ShotItem({ id }: { id: string }) {
  const { selected, selection } = useUi();
  const { cut } = useCut();
  const { playback } = usePlayback();
  const many = selection.many.value;
  const shot = cut.shot(id);
  const isSelected = selected.value === id;
  const menuOf = useObjectMenu();
  const { isOver, handlers } = useFilmDrop(id);
  const onScreen = playback.playing.value && playback.current.value?.shot === id;
  if (!shot) return null;
  const states = { selected: isSelected, chosen: many.includes(id), on: onScreen, over: isOver };
  const classes = ["shot-item", ...Object.entries(states).flatMap(([name, is]) => (is ? [`shot-item--${name}`] : []))];
  return (
    <div class={classes.join(" ")} data-shot={id} {...menuOf({ shot: id })} {...handlers}>
      <ShotRow shot={shot} selected={isSelected} chosen={states.chosen} />
      <span class="shot-item__more">
        <MoreButton subject={{ shot: id }} skipped={!isSelected} />
      </span>
      {isSelected && many.length === 0 && <TakeList shot={shot} />}
    </div>
  );
}

interface ShotRowProps {
  readonly shot: ShotStatus;
  readonly selected: boolean;
  /** One of several that are selected. */
  readonly chosen: boolean;
}

function ShotRow({ shot, selected, chosen }: ShotRowProps) {
  const press = useShotPress();
  const { episode } = useEpisode();
  const { issues, delivery } = useCut();
  const { jobOf } = useJobs();
  const framing = framingOf(shot.size);
  const noted = badgeOfNotes(issues.counts.value.get(shot.shot) ?? 0);
  const played = cutTake(shot);
  const made = versionBadges(played, (kind) => played && delivery.versions.jobOf(kind, shot.shot, played.take));
  const badges = [...badgesOfShot(shot, (take) => jobOf(shot.shot, take)), ...made, ...noted];
  return (
    <button
      type="button"
      class="shot-row"
      aria-expanded={selected}
      data-space="plays"
      aria-pressed={chosen || undefined}
      onClick={(event) => press(event, shot.shot)}
    >
      <RowStrip
        ep={episode.folder.value}
        path={(shot.cut.usable && cutTake(shot)?.strip) || null}
        aspect={episode.aspect.value}
        dimmed={shot.cut.out}
      />
      <span class="shot-row__words">
        <span class="shot-row__line">
          <b class="shot-row__id">{shot.shot}</b>
          <abbr class="shot-row__size" title={framing.long}>
            {framing.short}
          </abbr>
          <span class="shot-row__seconds">
            {shot.length_estimated && "~"}
            {formatLength(shot.seconds)}
          </span>
          <span class="shot-row__badges">
            {badges.slice(0, 4).map((badge, index) => (
              <Badge key={badge.word} status={badge} brief bare={index > 0 || badge.tone === "ok"} />
            ))}
          </span>
        </span>
        <SecondLine shot={shot} selected={selected} />
      </span>
    </button>
  );
}

/** The action; where the shot could not be queued, why. The selected shot says so below its row. */
function SecondLine({ shot, selected }: { shot: ShotStatus; selected: boolean }) {
  const { notices } = useUi();
  const { takeImports } = useEpisode();
  const { renders } = useJobs();
  const problem = renders.problems.value.get(shot.shot)?.sentence ?? notices.at(`cut:${shot.shot}`);
  const film = takeImports.running.value.get(shot.shot);
  if (film) return <span class="shot-row__action">{describeImport(film)}</span>;
  if (problem && !selected) {
    return (
      <span class="shot-row__action shot-row__action--problem" title={problem}>
        <Icon name="failed" />
        <span>{problem}</span>
      </span>
    );
  }
  return (
    <span class="shot-row__action" title={shot.action}>
      {shot.action ?? <span class="quiet-text">{shot.subjects.join(", ") || "No action written"}</span>}
    </span>
  );
}
