// `lock EP`: writes down what the episode is made with; with `--check` says what of it is another thing now.
import { checkLockRoute, writeLockRoute, type Difference } from "../../contracts/routes/proof/lock.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import type { Answer } from "../output.ts";

export interface LockFlags extends CommonFlags {
  readonly check?: boolean;
}

/** A check fails when something differs, and when there is no lock. */
export async function answerLock({ call, ep }: EpisodeClient, { check = false }: LockFlags): Promise<Answer> {
  if (check) return answerCheck(await call(checkLockRoute, { ep }));
  const written = await call(writeLockRoute, { ep });
  const { takes, references, targets, models } = written.lock;
  const said = `takes: ${takes.length}, references: ${references.length}, targets: ${targets.length}, model files: ${models.length}`;
  return { json: written, lines: [written.file, said] };
}

interface Checked {
  readonly lock: { readonly made: string } | null;
  readonly differs: readonly Difference[];
  readonly unknown: readonly Difference[];
}

function answerCheck(checked: Checked): Answer {
  const { lock, differs, unknown } = checked;
  if (lock === null) {
    const none = "the episode has no episode.lock.json: write one with episode-studio lock";
    return { json: checked, lines: [none], failed: true };
  }
  const lines = [...differs.map(({ text }) => text), ...unknown.map(({ text }) => `not known: ${text}`)];
  const verdict = differs.length === 0 ? `all is as it was locked at ${lock.made}` : `locked at ${lock.made}`;
  return { json: checked, lines: [...lines, verdict], failed: differs.length > 0 };
}
