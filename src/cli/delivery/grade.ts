// `grade EP`: matches the colours of the cut's takes, or takes the match of some away.
import { gradeRoute, removeGradeRoute } from "../../contracts/routes/delivery/grade.ts";
import type { GradeSummary } from "../../contracts/replies/versions.ts";
import { episodeRoute } from "../../contracts/routes/episodes.ts";
import type { PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import type { Answer } from "../output.ts";

export interface GradeFlags extends PassFlags {
  readonly shots?: readonly string[];
  readonly match?: string;
  readonly strength?: number;
  readonly remove?: boolean;
}

export async function answerGrade(client: EpisodeClient, flags: GradeFlags): Promise<Answer> {
  if (flags.remove) return answerRemove(client, flags);
  const { call, ep } = client;
  const { pass, shots, match, strength } = flags;
  const reply = await call(gradeRoute, {
    ...{ ep, pass, shots: shots ?? null, match: match ?? null, strength: strength ?? null },
  });
  const lines = [
    ...reply.graded.map(({ shot, take, grade }) => `${shot} take ${take}: ${describeGrade(grade)}`),
    ...reply.skipped.map(({ shot, reason }) => `${shot}: left out, ${reason}`),
    ...reply.errors.map(({ shot, take, error }) => `${shot}${take === null ? "" : ` take ${take}`}: ${error}`),
  ];
  return { json: reply, lines, failed: reply.errors.length > 0 };
}

/** The cut's takes that have one. */
async function answerRemove({ call, ep }: EpisodeClient, { pass, shots }: GradeFlags): Promise<Answer> {
  const { shots: all } = await call(episodeRoute, { ep, pass });
  const removed: { shot: string; take: number }[] = [];
  for (const { shot, takes } of all) {
    if (shots && !shots.includes(shot)) continue;
    for (const { take, grade } of takes) {
      if (!grade) continue;
      await call(removeGradeRoute, { ep, pass, shot, take: String(take) });
      removed.push({ shot, take });
    }
  }
  return { json: { removed }, lines: removed.map(({ shot, take }) => `${shot} take ${take}: its colours are its own`) };
}

function describeGrade({ match, strength, identity, distance }: GradeSummary): string {
  if (identity) return `its colours are those of ${match} already`;
  const much = strength === 1 ? "" : `, ${Math.round(strength * 100)} %`;
  return `matched to ${match}${much}: distance ${distance.before.toFixed(1)} before, ${distance.after.toFixed(1)} after`;
}
