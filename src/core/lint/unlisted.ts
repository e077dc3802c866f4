// Subjects of the config that actions name although their shot neither shows them nor gives them a line. Searched once, for all
// rules about names. Most lines name nobody new, so a line is first skimmed for words that a name begins with.
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import type { Series, Subject } from "../series/series.ts";
import { prepareMentions } from "./mentions.ts";
import { type LintedShot, type Unlisted, personOf } from "./rule.ts";

/** In the order of the script; each person and thing once a shot. */
export function* findUnlisted(shots: readonly LintedShot[], series: Series): Steps<Unlisted[]> {
  const mentions = prepareMentions(series);
  return yield* gather(shots, (linted) => unlistedIn(linted, series, mentions));
}

function unlistedIn(linted: LintedShot, series: Series, mentions: ReturnType<typeof prepareMentions>): Unlisted[] {
  const listed = listedIn(linted, series);
  const isListed = (subject: Subject) => listed.has(personOf(subject.id, series));
  const found: Unlisted[] = [];
  for (const { line, value } of linted.prose) {
    for (const mention of mentions(value, isListed)) {
      if (mention.subjects.some(isListed)) continue;
      for (const { id } of mention.subjects) listed.add(personOf(id, series));
      found.push({ shot: linted.shot, line, ...mention });
    }
  }
  return found;
}

function listedIn({ shot }: LintedShot, series: Series): Set<string> {
  const listed = new Set<string>();
  for (const id of shot.cast) listed.add(personOf(id, series));
  for (const id of shot.props) listed.add(personOf(id, series));
  for (const { speaker } of shot.dialogue) listed.add(personOf(speaker, series));
  return listed;
}
