// What of an episode is not what its lock says, in sentences. docs/format.md "episode.lock.json".
import type { LockFile } from "../../contracts/files/proof/lock.ts";
import type { Difference } from "../../contracts/routes/proof/lock.ts";

export interface LockComparison {
  readonly differs: readonly Difference[];
  /** What cannot be told from here. */
  readonly unknown: readonly Difference[];
}

type Compared = Difference & { readonly isUnknown?: true };
type Kind = Difference["what"];

export function compareLocks(then: LockFile, now: LockFile): LockComparison {
  const found = [
    ...comparePrograms(then, now),
    ...compareTexts(then, now),
    ...compareTargets("the target", then.targets, now.targets),
    ...compareTargets("the step", then.steps, now.steps),
    ...compareModels(then, now),
    ...compareReferences(then, now),
    ...compareTakes(then, now),
  ];
  const isUnknown = ({ isUnknown: is }: Compared) => is === true;
  const shown = ({ what, name, text }: Compared): Difference => ({ what, name, text });
  return {
    differs: found.filter((each) => !isUnknown(each)).map(shown),
    unknown: found.filter(isUnknown).map(shown),
  };
}

const differs = (what: Kind, name: string, text: string): Compared => ({ what, name, text });
const notKnown = (what: Kind, name: string, text: string): Compared => ({ what, name, text, isUnknown: true });

function comparePrograms({ programs: then }: LockFile, { programs: now }: LockFile): Compared[] {
  const studio =
    then.studio === now.studio
      ? []
      : [differs("program", "studio", `it was locked with Episode Studio ${then.studio}, and this is ${now.studio}`)];
  if (then.ffmpeg === now.ffmpeg) return studio;
  const before = then.ffmpeg ?? "not there";
  return [...studio, differs("program", "ffmpeg", `ffmpeg was ${before}, and is ${now.ffmpeg ?? "not there"} now`)];
}

function compareTexts(then: LockFile, now: LockFile): Compared[] {
  const key = ({ path }: LockFile["texts"][number]) => path;
  return pairs(then.texts, now.texts, key).flatMap(([path, before, after]) => {
    if (!after) return [differs("text", path, `${path} is gone`)];
    if (!before) return [differs("text", path, `${path} is new`)];
    return before.sha256 === after.sha256 ? [] : [differs("text", path, `${path} has changed`)];
  });
}

function compareTargets(word: string, then: LockFile["targets"], now: LockFile["targets"]): Compared[] {
  return pairs(then, now, ({ id }) => id).flatMap(([id, before, after]) => {
    if (!after) return [differs("target", id, `nothing is made by ${word} ${id} any more, or it is not known here`)];
    if (!before) return [differs("target", id, `${word} ${id} is used now, and was not`)];
    const target = before.sha1 === after.sha1 ? [] : [differs("target", id, `${word} ${id} has changed`)];
    return [...target, ...compareGraphs(id, before.graph, after.graph)];
  });
}

type Graph = LockFile["targets"][number]["graph"];

function compareGraphs(id: string, before: Graph, after: Graph): Compared[] {
  if (before === null && after === null) return [];
  if (after === null) return [notKnown("graph", id, `the graph of ${id} cannot be looked at now`)];
  if (before === null) return [notKnown("graph", id, `the graph of ${id} could not be looked at then`)];
  if (before.sha1 === after.sha1) return [];
  const where = before.source === after.source ? "" : `: it was ${before.source}, and is ${after.source} now`;
  return [differs("graph", id, `the graph of ${id} is another one${where}`)];
}

function compareModels(then: LockFile, now: LockFile): Compared[] {
  const key = ({ folder, file }: LockFile["models"][number]) => `${folder}/${file}`;
  return pairs(then.models, now.models, key).flatMap(([name, before, after]) => {
    if (!after) return [differs("model", name, `no take in the cut is made with ${name} any more`)];
    if (!before) return [differs("model", name, `a take in the cut is made with ${name}, which was not used`)];
    if (before.sha256 === null || after.sha256 === null)
      return [notKnown("model", name, unhashed(name, before, after))];
    return before.sha256 === after.sha256 ? [] : [differs("model", name, `${name} is another file now`)];
  });
}

type Model = LockFile["models"][number];

function unhashed(name: string, before: Model, after: Model): string {
  if (before.sha256 === null && after.sha256 === null) return `${name} was never on a machine that locked or checks`;
  return after.sha256 === null ? `${name} is not on this machine` : `${name} was not on the machine that locked`;
}

function compareReferences(then: LockFile, now: LockFile): Compared[] {
  const key = ({ path }: LockFile["references"][number]) => path;
  return pairs(then.references, now.references, key).flatMap(([path, before, after]) => {
    if (!after) return [differs("reference", path, `no shot reads ${path} any more`)];
    if (!before) return [differs("reference", path, `a shot reads ${path} now, and none did`)];
    if (before.sha1 === after.sha1) return [];
    if (after.sha1 === null) return [differs("reference", path, `${path} is gone`)];
    const text = before.sha1 === null ? `${path} is there now, and was missing` : `${path} is another file now`;
    return [differs("reference", path, text)];
  });
}

function compareTakes(then: LockFile, now: LockFile): Compared[] {
  const key = ({ pass, shot }: LockFile["takes"][number]) => `${shot} (${pass})`;
  return pairs(then.takes, now.takes, key).flatMap(([name, before, after]) => {
    if (!after) return [differs("take", name, `${name} is not in the cut any more`)];
    if (!before) return [differs("take", name, `${name} is in the cut now, and was not`)];
    if (before.take !== after.take)
      return [differs("take", name, `${name} plays ${named(after.take)}, and played ${named(before.take)}`)];
    if (before.sha1 === after.sha1) return [];
    const text = after.sha1 === null ? "has lost its film" : "has another film now";
    return [differs("take", name, `${named(after.take)} of ${name} ${text}`)];
  });
}

function named(take: number | null): string {
  return take === null ? "no take" : `take ${take}`;
}

/** What both lists, or one of them, have under a name: in the order of the first, then what is new. */
function pairs<T>(
  then: readonly T[],
  now: readonly T[],
  key: (item: T) => string,
): [string, T | undefined, T | undefined][] {
  const [before, after] = [then, now].map((list) => new Map(list.map((item) => [key(item), item])));
  const names = new Set([...then.map(key), ...now.map(key)]);
  return [...names].map((name) => [name, before?.get(name), after?.get(name)]);
}
