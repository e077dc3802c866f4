// What the doctor finds: one thing each, whether it is well, and what to do where it is not.

export interface Finding {
  /** A word or two: what it is about. */
  readonly about: string;
  readonly is: "ok" | "warn" | "bad";
  readonly says: string;
  /** What a person does about it. */
  readonly advice?: string;
}

export function fine(about: string, says: string): Finding {
  return { about, is: "ok", says };
}

/** It works, with less than it could. */
export function worse(about: string, says: string, advice?: string): Finding {
  return { about, is: "warn", says, ...(advice !== undefined && { advice }) };
}

/** Something that people do here cannot work. */
export function broken(about: string, says: string, advice: string): Finding {
  return { about, is: "bad", says, advice };
}

const WORDS: Readonly<Record<Finding["is"], string>> = { ok: "ok  ", warn: "look", bad: "BAD " };

export function linesOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ about }) => about.length));
  return findings.flatMap(({ about, is, says, advice }) => [
    `${WORDS[is]}  ${about.padEnd(width)}  ${says}`,
    ...(advice === undefined ? [] : [`      ${" ".repeat(width)}  -> ${advice}`]),
  ]);
}
