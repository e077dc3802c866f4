// POST /studio/issues/import: the notes of a review as issues, on the takes and frames that they were written on, wherever the cut plays
// them now. docs/http.md "Review".
import { basename } from "node:path";
import type { ReturnedNote, ReviewNote } from "../../contracts/files/delivery/review.ts";
import type { IssueItem } from "../../contracts/files/issues.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { importNotesRoute } from "../../contracts/routes/delivery/review.ts";
import { findClip } from "../../core/cut/find-clip.ts";
import { mergeNotes } from "../../core/review/merge-notes.ts";
import { sayNotPlayed } from "../../core/review/place-note.ts";
import { requireReviewNotes } from "../../core/review/read-notes.ts";
import { changeIssues, readRemovedNotes } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { gatherClips, type GatheredClips } from "../shared/film/gather-clips.ts";
import { makeIssue } from "../shared/issues/make-issue.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "locks" | "emit" | "randomBytes" | "hasSound">;
type Reply = ReplyOf<typeof importNotesRoute>;

/** A note that can be taken, or why not. */
interface ReadNote {
  readonly note: ReviewNote;
  readonly item: IssueItem | null;
  readonly says: string;
}

export async function importNotes(
  ports: Ports,
  episode: EpisodeContext,
  { text }: EpisodeInput<typeof importNotesRoute>,
): Promise<Reply> {
  const { folder: ep } = episode;
  const review = requireReviewNotes(text);
  if (review.episode !== basename(ep)) {
    throw new Refusal(
      "conflict",
      `these are notes on ${review.episode}, and this is ${basename(ep)}: open that episode`,
    );
  }
  const snapshot = await readPass(ports, episode, review.pass);
  const { facts } = await gatherClips(ports, snapshot);
  const removed = await readRemovedNotes(ep);
  const read: ReadNote[] = [];
  for (const note of lastOfEach(review.notes)) {
    if (removed.has(note.id)) read.push({ note, item: null, says: "it was taken before, and removed since" });
    else read.push(await readNote(ports, episode, snapshot, { note, facts }));
  }
  const incoming = read.flatMap(({ item }) => item ?? []);
  let merged: ReturnType<typeof mergeNotes> | undefined;
  await changeIssues(ep, (items) => (merged = mergeNotes(items, incoming)).items, ports.locks);
  const lines = await withScriptLines(ports, episode, incoming);
  const notes = read.map(({ note, item, says }): ReturnedNote => {
    const one = item ? merged?.became.get(note.id) : undefined;
    return {
      note: note.id,
      shot: note.shot,
      issue: one?.issue ?? null,
      became: one?.became ?? "left_out",
      in_cut: says === "",
      says,
      line: lines.find(({ review_note: id }) => id === note.id)?.line ?? null,
    };
  });
  const count = (what: ReturnedNote["became"]) => notes.filter(({ became }) => became === what).length;
  const counts = {
    added: count("added"),
    changed: count("changed"),
    known: count("known"),
    left_out: count("left_out"),
  };
  if (counts.added + counts.changed > 0) ports.emit({ type: "studio.issues", data: { ep, pass: review.pass } });
  return { ...counts, notes };
}

/** A text can hold the same note twice: what was written last counts. */
function lastOfEach(notes: readonly ReviewNote[]): ReviewNote[] {
  return [...new Map(notes.map((note) => [note.id, note])).values()];
}

function sayWhereItPlays(
  { cut }: Pick<PassSnapshot, "cut">,
  about: Parameters<typeof sayNotPlayed>[0],
  facts: GatheredClips["facts"],
): string {
  const entry = cut.find((each) => each.entry.shot === about.shot)?.entry;
  const found = entry && !entry.out ? findClip(entry, facts) : undefined;
  const clip = found && "clip" in found ? found.clip : null;
  return sayNotPlayed(about, entry, { clip, fps: facts.fps });
}

async function readNote(
  ports: Ports,
  episode: EpisodeContext,
  snapshot: PassSnapshot,
  { note, facts }: { readonly note: ReviewNote; readonly facts: GatheredClips["facts"] },
): Promise<ReadNote> {
  const { shot, take: number, take_pass: pass = snapshot.pass, frame } = note;
  const words = note.note.trim();
  if (words === "" && (note.marks ?? []).length === 0) return { note, item: null, says: "it says nothing" };
  const take = snapshot.cutFacts.takes(shot, pass).find((each) => each.take === number);
  try {
    const about = { ...note, note: words === "" ? "(a drawing)" : words, take };
    const item = await makeIssue(ports, episode, snapshot, about);
    const gone = number !== null && !take ? `take ${number} is gone: it is noted about the shot` : "";
    const says = gone || sayWhereItPlays(snapshot, { shot, take: number, frame }, facts);
    return { note, item: { ...item, review_note: note.id }, says };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { note, item: null, says: reasonOf(error) };
  }
}
