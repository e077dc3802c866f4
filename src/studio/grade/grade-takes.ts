// POST /studio/grade: matches the colours of takes, one after the other. What cannot be matched is that take's error; the others go on.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { GradeReply, gradeRoute } from "../../contracts/routes/delivery/grade.ts";
import { playedEntries } from "../../core/cut/assemble-plan.ts";
import { takeInUse } from "../../core/cut/cut-facts.ts";
import { colourSetting } from "../../core/grade/colour-setting.ts";
import { NO_MATCH, type ColourMatch } from "../../core/lib/colour-match.ts";
import { summariseGrade, UNJUDGED } from "../../core/takes/summarise-versions.ts";
import { isUsable, whyUnusable, type Take } from "../../core/takes/take.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { findReference } from "../shared/grade/find-reference.ts";
import { measureGrade, type GradePorts } from "../shared/grade/measure-grade.ts";
import { readPass, requireShot, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = SnapshotPorts & GradePorts & Pick<StudioPorts, "emit" | "longWork">;
type Body = EpisodeInput<typeof gradeRoute>;

interface ChosenTake {
  readonly shot: string;
  readonly take: Take | undefined;
  /** What there is to say of the take where it is missing. */
  readonly number: number | null;
}

export async function gradeTakes(ports: Ports, episode: EpisodeContext, body: Body): Promise<GradeReply> {
  const { folder: ep } = episode;
  if (body.shots && body.takes) throw new Refusal("conflict", "name shots or takes, not both");
  const snapshot = await readPass(ports, episode, body.pass);
  const wanted = wantedTakes(snapshot, body);
  const reply: GradeReply = { graded: [], skipped: [], errors: [] };
  await ports.longWork.run(async (signal) => {
    for (const each of wanted) await gradeOne(ports, snapshot, { ...each, body }, { reply, signal });
  });
  if (reply.graded.length > 0) ports.emit({ type: "studio.episode", data: { ep } });
  return reply;
}

async function gradeOne(
  ports: Ports,
  snapshot: PassSnapshot,
  { shot, take, number, body }: ChosenTake & { readonly body: Body },
  { reply, signal }: { readonly reply: GradeReply; readonly signal: AbortSignal },
): Promise<void> {
  const error = (why: string) => void reply.errors.push({ shot, take: take?.take ?? number, error: why });
  const skip = (reason: string) => void reply.skipped.push({ shot, take: take?.take ?? number, reason });
  if (!take) return number === null ? skip("it has no usable take") : error(`it has no take ${number}`);
  if (!isUsable(take)) return skip(`take ${take.take} ${whyUnusable(take)}`);
  const match = matchOf(snapshot, take, body);
  if (!match) return skip("nothing says what its colours are matched to: name match");
  try {
    const reference = await findReference(snapshot, take, match.match);
    const order = { take, wanted: match, asked: "request" as const, reference };
    const grade = await measureGrade(ports, snapshot, order, signal);
    const summary = summariseGrade({ ...take, grade }, { ...UNJUDGED, isGradeFresh: true });
    if (summary) reply.graded.push({ shot, take: take.take, grade: summary });
  } catch (failure) {
    signal.throwIfAborted();
    error(reasonOf(failure));
  }
}

/** What is asked for; else what the shot's setting says. */
function matchOf(snapshot: PassSnapshot, take: Take, { match, strength }: Body): ColourMatch | undefined {
  const story = snapshot.shots.find(({ id }) => id === take.shot)?.story ?? null;
  const set = colourSetting(snapshot, take.shot, story);
  const word = match ?? set?.match;
  return word === undefined || word === NO_MATCH
    ? undefined
    : { match: word, strength: strength ?? (match ? 1 : (set?.strength ?? 1)) };
}

function wantedTakes(snapshot: PassSnapshot, { pass, shots, takes }: Body): ChosenTake[] {
  const { cut, cutFacts } = snapshot;
  if (takes) {
    return takes.map(({ shot, take: number }) => {
      requireShot(snapshot, shot);
      return { shot, number, take: cutFacts.takes(shot, pass).find(({ take }) => take === number) };
    });
  }
  for (const shot of shots ?? []) requireShot(snapshot, shot);
  const entries = playedEntries(cut).filter(({ shot }) => !shots || shots.includes(shot));
  return entries.map((entry) => ({ shot: entry.shot, number: entry.take ?? null, take: takeInUse(entry, cutFacts) }));
}
