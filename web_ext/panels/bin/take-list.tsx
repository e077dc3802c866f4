// The takes of the selected shot, newest first or most alike first, and what stands in the way of the next one.
import { CommandButton } from "../../components/command-button.tsx";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useJobs, useUi } from "../../components/contexts.tsx";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { importTopic } from "../../store/takes/take-imports.ts";
import { sortByLikeness } from "../../store/takes/faces.ts";
import { FaceBar } from "./face-bar.tsx";
import { TakeRow } from "./take-row.tsx";
import "./take-list.css";

export function TakeList({ shot }: { shot: ShotStatus }) {
  const { faces } = useEpisode();
  const listed = faces.isSorting.value
    ? sortByLikeness(shot.takes, (take) => faces.of(shot.shot, take))
    : [...shot.takes].reverse();
  return (
    <div class="take-list">
      <ShotNotes shot={shot} />
      {shot.takes.length > 0 && <FaceBar shot={shot} />}
      {shot.takes.length > 0 ? (
        <ul class="take-list__takes" aria-label={`Takes of ${shot.shot}`}>
          {listed.map((take) => (
            <li key={take.take}>
              <TakeRow shot={shot} take={take} />
            </li>
          ))}
        </ul>
      ) : (
        <div class="take-list__none">
          <span>No take yet.</span>
          <CommandButton command="render" target={{ shot: shot.shot }} explains size="small" keycap="R">
            Render this shot
          </CommandButton>
        </div>
      )}
    </div>
  );
}

function ShotNotes({ shot }: { shot: ShotStatus }) {
  const { notices } = useUi();
  const { renders } = useJobs();
  const problem = renders.problems.value.get(shot.shot);
  const refused = notices.at(`cut:${shot.shot}`);
  const film = notices.at(importTopic(shot.shot));
  return (
    <>
      {problem && (
        <Note tone="failed" text={problem.sentence}>
          {problem.drawable && (
            <CommandButton command="animatic" target={{ shot: shot.shot }} explains size="small" icon="wand">
              Draw as animatic
            </CommandButton>
          )}
        </Note>
      )}
      {refused && (
        <Note tone="failed" text={refused}>
          {shot.cut.locked && (
            <CommandButton command="lock" target={{ shot: shot.shot }} size="small" icon="locked">
              Unlock
            </CommandButton>
          )}
          <Button size="small" kind="quiet" onPress={() => notices.clear(`cut:${shot.shot}`)}>
            Dismiss
          </Button>
        </Note>
      )}
      {film && (
        <Note tone="failed" text={film}>
          <Button size="small" kind="quiet" onPress={() => notices.clear(importTopic(shot.shot))}>
            Dismiss
          </Button>
        </Note>
      )}
      {shot.retarget_error && <Note tone="stale" text={shot.retarget_error} />}
      {shot.takes_error && <Note tone="failed" text={shot.takes_error} />}
    </>
  );
}
