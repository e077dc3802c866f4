// What the keys of the cut do: trim at the playhead, nudge an edge, move a clip, go to a flag. They act on the clip that is on screen.
import type { Editor } from "../contexts.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import { moveEdge, trimAt, type Edge } from "./trims.ts";

type CutKeysPorts = Pick<Editor, "cut" | "playback" | "episode" | "selected" | "select" | "selectedShot">;

/** Makes the frame on screen the first or the last one of its clip. */
export function trimHere(ports: CutKeysPorts, edge: Edge): void {
  const { playback, episode } = ports;
  playback.pause();
  const on = playback.current.peek();
  const clip = playback.clips.peek().find((one) => one.shot === on?.shot);
  if (!clip || !on) return;
  const programme = playback.programme.peek();
  const frame = playback.frame.peek() - on.start;
  const change = trimAt(clip, edge, programme, { frame, rate: episode.fps.peek() });
  if (!change) return;
  void ports.cut.change(clip.shot, change);
  if (programme.viewing.kind === "cut") showEdge(ports, clip.shot, edge);
}

/** Moves an edge of the selected clip along the clock by some frames, and shows the frame that it is at. */
export function nudgeEdge(ports: CutKeysPorts, edge: Edge, by: number): void {
  const clip = selectedClip(ports);
  if (!clip || clip.frames === 0 || clip.mp4 === undefined) return;
  ports.playback.pause();
  if (ports.playback.programme.peek().viewing.kind !== "cut") ports.playback.backToCut();
  void ports.cut.nudge(clip.shot, moveEdge(clip, edge, by));
  showEdge(ports, clip.shot, edge);
}

/** Moves a clip one place earlier or later; nothing happens at an end of the cut. */
export function moveClip({ cut }: Pick<Editor, "cut">, shot: string, by: 1 | -1): void {
  const shots = cut.shots.peek().map((one) => one.shot);
  const index = shots.indexOf(shot);
  if (index === -1 || shots[index + by] === undefined) return;
  void cut.move(shot, (by === 1 ? shots[index + 1] : shots[index - 2]) ?? null);
}

/** Selects the next flagged shot of the cut; after the last one, the first. */
export function nextFlag({ cut, selected, select }: CutKeysPorts): void {
  const shots = cut.shots.peek();
  const index = shots.findIndex(({ shot }) => shot === selected.peek());
  const next = [...shots.slice(index + 1), ...shots.slice(0, index + 1)].find((one) => one.cut.flag);
  if (next) select(next.shot);
}

function selectedClip({ playback, selected }: CutKeysPorts): Clip | undefined {
  return playback.clips.peek().find(({ shot }) => shot === selected.peek());
}

function showEdge({ playback }: CutKeysPorts, shot: string, edge: Edge): void {
  const clip = playback.clips.peek().find((one) => one.shot === shot);
  if (clip) playback.seek(edge === "in" ? clip.start : clip.start + clip.frames - 1);
}
