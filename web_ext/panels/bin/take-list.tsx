// The takes of the selected shot, newest first, and what stands in the way of the next one.
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEditor } from "../../components/use-editor.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { requestAnimatic, requestShot } from "../../store/render/render-requests.ts";
import { importTopic } from "../../store/takes/take-imports.ts";
import { TakeRow } from "./take-row.tsx";
import "./take-list.css";

export function TakeList({ shot }: { shot: ShotStatus }) {
  const { renders } = useEditor();
  return (
    <div class="take-list">
      <ShotNotes shot={shot} />
      {shot.takes.length > 0 ? (
        <ul class="take-list__takes" aria-label={`Takes of ${shot.shot}`}>
          {[...shot.takes].reverse().map((take) => (
            <li key={take.take}>
              <TakeRow shot={shot} take={take} />
            </li>
          ))}
        </ul>
      ) : (
        <div class="take-list__none">
          <span>No take yet.</span>
          <Button size="small" keycap="R" onPress={() => void renders.render(requestShot(shot))}>
            Render this shot
          </Button>
        </div>
      )}
    </div>
  );
}

function ShotNotes({ shot }: { shot: ShotStatus }) {
  const { renders, notices, cut } = useEditor();
  const problem = renders.problems.value.get(shot.shot);
  const refused = notices.at(`cut:${shot.shot}`);
  const film = notices.at(importTopic(shot.shot));
  const unlock = () => {
    notices.clear(`cut:${shot.shot}`);
    void cut.change(shot.shot, { locked: false });
  };
  return (
    <>
      {problem && (
        <Note tone="failed" text={problem.sentence}>
          {problem.drawable && (
            <Button size="small" icon="wand" onPress={() => void renders.render(requestAnimatic([shot.shot]))}>
              Draw as animatic
            </Button>
          )}
        </Note>
      )}
      {refused && (
        <Note tone="failed" text={refused}>
          {shot.cut.locked && (
            <Button size="small" icon="locked" onPress={unlock}>
              Unlock
            </Button>
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
