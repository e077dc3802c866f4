// Everything that can be done with a shot or one of its takes, in the order of its menu. A shot stands for the take that the cut plays.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { isQueued } from "../bin/bin-rows.ts";
import { pairToCompare } from "../compare/compare.ts";
import type { Editor } from "../editor.ts";
import { requestAnimatic, requestLike, requestShot } from "../render/render-requests.ts";
import { ANIMATIC } from "../render/renders.ts";
import { discardNow } from "../run-command.ts";
import { cutTake, isInCut, isUsable } from "../cut/usable.ts";
import { action, type Action, type ActionGroup, type Subject } from "./action.ts";
import { cutActions, LOCKED } from "./cut-actions.ts";
import { jobActions } from "./job-actions.ts";

interface Facts {
  readonly editor: Editor;
  readonly shot: ShotStatus;
  /** Undefined for a shot without a take of this pass. */
  readonly take: TakeSummary | undefined;
}

/** Empty for a shot that is gone. */
export function actionsOf(editor: Editor, subject: Subject): readonly ActionGroup[] {
  const shot = editor.cut.shot(subject.shot);
  if (!shot) return [];
  const named = shot.takes.find(({ take }) => take === subject.take);
  const facts = { editor, shot, take: named ?? cutTake(shot) ?? shot.takes.at(-1) };
  return [
    { title: "Render", actions: renderActions(facts) },
    { title: "Look", actions: lookActions(facts) },
    { title: "About", actions: aboutActions(facts) },
    { title: "Take", actions: takeActions(facts) },
    { title: "First frame", actions: frameActions(facts) },
    { title: "Cut", actions: cutActions(editor, shot) },
  ];
}

const NO_TAKE = "this shot has no take of this pass yet";

function renderActions(facts: Facts): Action[] {
  const { editor, shot, take } = facts;
  const { inspector } = editor;
  const orphan = whyOrphan(shot);
  const onItsWay = isQueued(shot) ? "a take of it is on its way already: cancel that one, or wait" : undefined;
  return [
    action({
      id: "render",
      name: "Render",
      key: "render",
      why: orphan ?? onItsWay,
      run: () => void inspector.queue(requestShot(shot)),
    }),
    action({
      id: "new-take",
      name: take ? `New take like take ${take.take}` : "New take like this",
      key: "new-take",
      why: orphan ?? (take ? undefined : NO_TAKE),
      run: () => void inspector.queue(requestLike(shot, take)),
    }),
    action({
      id: "animatic",
      name: "Draw as animatic",
      why: orphan ?? (shot.target === ANIMATIC ? "its next render is an animatic already" : undefined),
      run: () => void inspector.queue(requestAnimatic([shot.shot])),
    }),
    ...jobActions(editor, shot, take),
    importAction(facts),
  ];
}

function importAction({ editor, shot }: Facts): Action {
  const isComing = editor.takeImports.running.value.has(shot.shot);
  return action({
    id: "bring",
    name: "Bring a file as a take…",
    why: whyOrphan(shot) ?? (isComing ? "a file is on its way already" : undefined),
    run: ({ chooseFilm }) => chooseFilm(shot.shot),
  });
}

function lookActions({ editor, shot, take }: Facts): Action[] {
  const { playback, compare, enter, select } = editor;
  const id = shot.shot;
  const two = pairToCompare(shot, take?.take);
  const clip = playback.clips.value.find((one) => one.shot === id);
  return [
    action({
      id: "play",
      name: take ? `Play take ${take.take}` : "Play take",
      why: whyUnusable(take),
      run: () => {
        showShot(editor, id);
        if (take) playback.playTake(id, take.take);
      },
    }),
    action({
      id: "compare",
      name: two ? `Compare take ${two.a} and ${two.b}` : "Compare takes",
      key: "compare",
      why: two ? undefined : "it takes two usable takes to compare",
      run: () => {
        enter("shots");
        if (two) compare.open(id, two.a, two.b);
      },
    }),
    action({
      id: "play-from",
      name: "Play from here",
      why: clip?.mp4 === undefined || clip.frames === 0 ? "the cut plays nothing here" : undefined,
      run: () => {
        enter("shots");
        select(id);
        playback.toggle();
      },
    }),
  ];
}

function aboutActions({ editor, shot, take }: Facts): Action[] {
  const { issues, enter, windows } = editor;
  const id = shot.shot;
  return [
    action({ id: "inspect", name: "Inspect", run: () => showShot(editor, id) }),
    action({
      id: "in-script",
      name: "Show in script",
      why: whyOrphan(shot),
      run: () => {
        showShot(editor, id);
        enter("write");
      },
    }),
    action({
      id: "note",
      name: "Note an issue…",
      key: "note",
      run: () => {
        enter("shots");
        issues.begin({ shot: id, ...(take && { take: take.take }) });
      },
    }),
    action({
      id: "details",
      name: take ? `Details of take ${take.take}` : "Details",
      why: take ? undefined : NO_TAKE,
      run: () => {
        showShot(editor, id);
        if (take) windows.details.value = { shot: id, take: take.take };
      },
    }),
  ];
}

function takeActions({ editor, shot, take }: Facts): Action[] {
  const { cut, view, episode } = editor;
  const id = shot.shot;
  const number = take?.take;
  const named = (verb: string) => (number === undefined ? verb : `${verb} take ${number}`);
  const file = take?.mp4;
  const asked = view.discarding.value;
  const isAsked = asked?.shot === id && asked.take === number;
  return [
    action({
      id: "use",
      name: named("Use"),
      why: whyNotUse(shot, take),
      run: () => number !== undefined && void cut.pick(id, number),
    }),
    action({
      id: "use-latest",
      name: "Use the latest take",
      why: shot.cut.locked ? LOCKED : shot.cut.picked ? undefined : "the cut plays the latest usable take already",
      run: () => void cut.pick(id, null),
    }),
    action({
      id: "copy-path",
      name: "Copy path",
      why: file ? undefined : whyUnusable(take),
      run: ({ copy }) => file && copy(`${episode.folder.peek()}/${file}`),
    }),
    action({
      id: "discard",
      name: isAsked ? `${named("Discard")}, yes` : `${named("Discard")}…`,
      key: "discard",
      why: !take ? NO_TAKE : take.status === "queued" ? "it is on its way: cancel it first" : undefined,
      run: () => {
        if (number === undefined) return;
        if (isAsked) return discardNow(editor, id, number);
        showShot(editor, id);
        view.discarding.value = { shot: id, take: number };
      },
    }),
  ];
}

function frameActions({ editor, shot, take }: Facts): Action[] {
  const { keyframes } = editor;
  const playable = editor.cut.shots.value.filter(({ cut, orphan }) => !cut.out && !orphan);
  const index = playable.findIndex((one) => one.shot === shot.shot);
  const before = index > 0 ? playable[index - 1] : undefined;
  const after = index === -1 ? undefined : playable[index + 1];
  return [
    action({
      id: "frame-from-previous",
      name: before ? `First frame from ${before.shot}` : "First frame from the shot before",
      why: before ? undefined : "no shot stands before it in the cut",
      run: () => void keyframes.fromPrevious(shot.shot),
    }),
    action({
      id: "frame-to-next",
      name: after ? `Last picture to ${after.shot}` : "Last picture to the next shot",
      why: after ? whyUnusable(take) : "no shot stands after it in the cut",
      run: () => take && after && void keyframes.toNext(shot.shot, take.take, after.shot),
    }),
  ];
}

/** What is on screen of it already stays there. */
function showShot({ enter, select, selected }: Editor, shot: string): void {
  enter("shots");
  if (selected.peek() !== shot) select(shot);
}

function whyOrphan({ orphan }: ShotStatus): string | undefined {
  return orphan ? "this shot is no longer in the script" : undefined;
}

function whyNotUse(shot: ShotStatus, take: TakeSummary | undefined): string | undefined {
  const unusable = whyUnusable(take);
  if (!take || unusable !== undefined) return unusable;
  if (isInCut(shot, take)) return "the cut plays it already";
  return shot.cut.locked ? LOCKED : undefined;
}

function whyUnusable(take: TakeSummary | undefined): string | undefined {
  if (!take) return NO_TAKE;
  if (isUsable(take)) return undefined;
  if (take.status === "queued") return `take ${take.take} is on its way`;
  return take.status === "failed" ? `take ${take.take} failed` : `the file of take ${take.take} is not there`;
}
