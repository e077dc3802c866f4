// Shots, takes and jobs as the service would report them, for tests of the page's own logic; and a service that answers from a table.
import type { Job } from "../../../src/contracts/files/job.ts";
import type { CutView, ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Answer, Ask } from "../../../web_ext/api/calls.ts";

export function makeTake(take: number, fields: Partial<TakeSummary> = {}): TakeSummary {
  return {
    take,
    status: "ok",
    has_video: true,
    seed: "123456789012345678",
    seed_source: "stable",
    frames: 48,
    fps: 24,
    width: 512,
    height: 288,
    target: "animatic",
    note: "",
    overrides: [],
    stale: [],
    thumb: `t${take}.jpg`,
    strip: `t${take}_strip.jpg`,
    mp4: `t${take}.mp4`,
    queued: "2026-01-01T10:00:00+00:00",
    started: "2026-01-01T10:00:01+00:00",
    finished: "2026-01-01T10:00:05+00:00",
    host_prompt_id: null,
    save_notes: "",
    audio: `t${take}.mp4`,
    backend: "builtin",
    draft: null,
    check: null,
    imported: null,
    from_draft: null,
    upscale: null,
    post: null,
    grade: null,
    ...fields,
  };
}

export const waitingTake = (take: number): TakeSummary =>
  makeTake(take, { status: "queued", has_video: false, mp4: null, thumb: null, strip: null, finished: null });
export const failedTake = (take: number, why: string): TakeSummary =>
  makeTake(take, { status: "failed", has_video: false, mp4: null, thumb: null, strip: null, save_notes: why });

export interface ShotFields extends Partial<Omit<ShotStatus, "cut">> {
  readonly cut?: Partial<CutView>;
}

/** A shot whose cut plays its newest usable take, as the service resolves it. */
export function makeShot(shot: string, { cut, ...fields }: ShotFields = {}): ShotStatus {
  const takes = fields.takes ?? [];
  const latest = takes.filter((take) => take.status === "ok" && take.mp4 !== null).at(-1);
  return {
    shot,
    orphan: false,
    sequence: "sq01",
    length: 48,
    seconds: 2,
    size: "ms",
    subjects: [],
    audio_policy: "generate",
    action: "Somebody waits.",
    override: { fields: [], stale: false },
    takes,
    target: "animatic",
    target_source: "default",
    built_target: "animatic",
    profile: null,
    missing_refs: [],
    ...fields,
    cut: {
      take: latest?.take ?? null,
      picked: false,
      pass: "proxy",
      placeholder: false,
      usable: latest !== undefined,
      trim_in: 0,
      trim_out: 0,
      locked: false,
      note: "",
      in_cut_file: false,
      frames: latest?.frames ?? null,
      fps: 24,
      out: false,
      flag: false,
      order: 0,
      script_index: 0,
      out_of_order: false,
      audio: null,
      audio_file: null,
      audio_why: null,
      ...cut,
    },
  };
}

export function makeJob(id: string, fields: Partial<Job> = {}): Job {
  return {
    id,
    kind: "render",
    lane: "builtin",
    title: `render ${id}`,
    after: null,
    info: {},
    status: "queued",
    progress: 0,
    step: 0,
    steps: 0,
    created: "2026-01-01T10:00:00+00:00",
    started: null,
    finished: null,
    error: null,
    log: [],
    can_retry: true,
    ...fields,
  };
}

export interface PageRequest {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Answers by call name; each call is written down. A call the table does not name is answered as by a service that is away. */
export function answeringService(table: Readonly<Record<string, (input: PageRequest["input"]) => unknown>>) {
  const asked: PageRequest[] = [];
  const ask = (async (
    name: string,
    input: PageRequest["input"],
    onPercent?: (n: number) => void,
  ): Promise<Answer<unknown>> => {
    asked.push({ name, input });
    onPercent?.(40);
    await Promise.resolve();
    const answer = table[name];
    if (!answer)
      return { ok: false, unreachable: true, status: 0, sentence: "the studio service does not answer", fields: {} };
    const value = answer(input);
    return value instanceof Refusing ? value.answer : { ok: true, value };
  }) as Ask;
  return { ask, asked };
}

/** In a table: the service refuses, in these words. */
export function refusing(sentence: string, status = 409, fields: Record<string, unknown> = {}): Refusing {
  return new Refusing({ ok: false, unreachable: false, status, sentence, fields });
}

class Refusing {
  readonly answer: Answer<never>;
  constructor(answer: Answer<never>) {
    this.answer = answer;
  }
}

/** Lets everything that waits for an answer go on. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
