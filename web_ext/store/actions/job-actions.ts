// What can be done with the take of a shot that is on its way.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Editor } from "../editor.ts";
import { action, type Action } from "./action.ts";

/** Of the named take where that one is on its way, else of the shot's newest that is. */
export function jobActions(editor: Editor, shot: ShotStatus, take: TakeSummary | undefined): Action[] {
  const open = take?.status === "queued" ? take : shot.takes.findLast(({ status }) => status === "queued");
  const why = open ? undefined : "nothing of it is on its way";
  const found = open && editor.jobOf(shot.shot, open.take);
  return [
    action({
      id: "start-next",
      name: open ? `Start take ${open.take} next` : "Start next",
      why: why ?? whyNotNext(found?.position),
      run: () => found && void editor.jobs.move(found.job.id, 0),
    }),
    action({
      id: "cancel",
      name: open ? `Cancel take ${open.take}` : "Cancel",
      why,
      run: () => open && void editor.renders.cancel(shot.shot, open.take),
    }),
  ];
}

/** `position`: 1 for the next in its lane, 0 for one that runs. */
function whyNotNext(position: number | undefined): string | undefined {
  if (position === undefined || position === 0) return "it does not wait in the queue";
  return position === 1 ? "it is the next one already" : undefined;
}
