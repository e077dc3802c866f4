// One take: its picture, what made it, what became of it, and what can be done with it.
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../../components/button.tsx";
import { CommandButton, CommandIcon } from "../../components/command-button.tsx";
import { MoreButton } from "../../components/overlays/more-button.tsx";
import { hasStar, isInCut, isUsable } from "../../store/cut/usable.ts";
import { Badge } from "../../components/marks/badge.tsx";
import { Icon } from "../../components/marks/icon.tsx";
import { FaceBadge } from "../../components/marks/face-badge.tsx";
import { useObjectMenu } from "../../components/overlays/object-menu.ts";
import { Progress } from "../../components/marks/progress.tsx";
import { Thumb } from "../../components/marks/strip.tsx";
import { useCut, useEpisode, useJobs, usePlayback, useUi } from "../../components/contexts.tsx";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { asSentence, formatSeed } from "../../store/base/format.ts";
import { badgesOfTake, describeMaker, describeWhen } from "../../store/takes/badges.ts";
import { asksForMatch } from "../../store/takes/grades.ts";
import { versionBadges } from "../../store/takes/version-badges.ts";
import { farthest } from "../../store/takes/faces.ts";
import "./take-row.css";

interface TakeProps {
  readonly shot: ShotStatus;
  readonly take: TakeSummary;
}

export function TakeRow({ shot, take }: TakeProps) {
  const { view } = useUi();
  const { episode } = useEpisode();
  const { playback } = usePlayback();
  const menuOf = useObjectMenu();
  const row = useRef<HTMLDivElement>(null);
  const leaving = isThis(view.discarding.value, shot, take);
  useEffect(() => {
    if (leaving) row.current?.scrollIntoView({ block: "nearest" });
  }, [leaving]);
  const { viewing } = playback.programme.value;
  const shown = viewing.kind === "take" && isThis(viewing, shot, take);
  return (
    <div
      ref={row}
      class={shown ? "take-row take-row--shown" : "take-row"}
      data-take={take.take}
      {...menuOf({ shot: shot.shot, take: take.take })}
    >
      <kbd class="take-row__key" aria-hidden="true">
        {take.take}
      </kbd>
      <Thumb ep={episode.folder.value} path={take.thumb} width={128} class="take-row__picture" />
      <span class="take-row__words">
        <TakeName shot={shot} take={take} />
        <TakeState shot={shot} take={take} />
      </span>
      {leaving ? <LeavingActions shot={shot} take={take} /> : <TakeActions shot={shot} take={take} />}
    </div>
  );
}

function isThis(one: { shot: string; take: number } | undefined, shot: ShotStatus, take: TakeSummary): boolean {
  return one?.shot === shot.shot && one.take === take.take;
}

function TakeName({ shot, take }: TakeProps) {
  const { jobOf } = useJobs();
  const { short, whole } = describeMaker(take, jobOf(shot.shot, take.take));
  return (
    <span class="take-row__line">
      <b>Take {take.take}</b>
      {hasStar(shot, take) && (
        <span class="take-row__star" title="Starred">
          <Icon name="star" />
          <span class="unseen">starred</span>
        </span>
      )}
      <span class="take-row__made" title={whole}>
        {short}
      </span>
      {take.seed !== null && (
        <span class="take-row__seed" title={`Seed ${take.seed}`}>
          {formatSeed(take.seed)}
        </span>
      )}
    </span>
  );
}

function TakeState({ shot, take }: TakeProps) {
  const { clock, notices } = useUi();
  const { faces } = useEpisode();
  const { delivery } = useCut();
  const { jobOf } = useJobs();
  const job = jobOf(shot.shot, take.take);
  const made = versionBadges(take, (kind) => delivery.versions.jobOf(kind, shot.shot, take.take));
  const badges = [...badgesOfTake(shot, take, job), ...made];
  const [first] = badges;
  const hasNumber = farthest(faces.of(shot.shot, take.take)) !== undefined;
  const why = notices.at(`take:${shot.shot}:${take.take}`) ?? whyFailed(take);
  return (
    <span class="take-row__state">
      {first?.percent !== undefined && <Progress percent={first.percent} name={first.title} />}
      {badges.map((badge, index) => (
        <Badge
          key={badge.word}
          status={badge}
          bare={(index > 0 && badge.percent === undefined) || (hasNumber && badge.word === "Usable")}
        />
      ))}
      <FaceBadge shot={shot.shot} take={take.take} />
      {asksForMatch(take) && (
        <CommandButton
          command="match-colours"
          target={{ shot: shot.shot, take: take.take }}
          size="small"
          title="Match its colours to its first picture; the take stays as it is"
        >
          Match colours
        </CommandButton>
      )}
      {why ? (
        <span class="take-row__why" title={asSentence(why)}>
          {asSentence(why)}
        </span>
      ) : (
        <span class="take-row__age">{describeWhen(take, job, clock.value)}</span>
      )}
    </span>
  );
}

/** Nothing that the badge says already. */
function whyFailed({ status, save_notes: notes }: TakeSummary): string {
  return status === "failed" && notes !== "canceled" ? notes : "";
}

function TakeActions({ shot, take }: TakeProps) {
  const number = take.take;
  const subject = { shot: shot.shot, take: number };
  if (take.status === "queued") {
    return (
      <span class="take-row__leaving">
        <CommandIcon command="cancel" target={subject} icon="close" />
        <MoreButton subject={subject} />
      </span>
    );
  }
  const usable = isUsable(take);
  return (
    <span class="take-row__actions">
      <CommandIcon command="discard" target={subject} icon="trash" name={`Discard take ${number} (X)`} />
      {usable && !isInCut(shot, take) && (
        <CommandButton
          command="use"
          target={subject}
          explains
          size="small"
          title={`Use take ${number} in the cut (${number})`}
        >
          Use
        </CommandButton>
      )}
      {usable && <CommandIcon command="play-take" target={subject} icon="play" />}
      <MoreButton subject={subject} />
    </span>
  );
}

/** Asked once more before a take goes: its files move to the trash, where they can still be found. */
function LeavingActions({ shot, take }: TakeProps) {
  const { view } = useUi();
  return (
    <span class="take-row__leaving">
      <CommandButton
        command="discard"
        target={{ shot: shot.shot, take: take.take }}
        size="small"
        icon="trash"
        title="Its files move to the trash folder beside the renders (X)"
      >
        Discard
      </CommandButton>
      <IconButton icon="close" name="Keep it (Esc)" onPress={() => (view.discarding.value = undefined)} />
    </span>
  );
}
