// Which takes a request is about: named ones, the cut's takes of named shots, or the whole cut. docs/http.md "Upscale".
import type { Pass } from "../../contracts/schema.ts";
import { passOf, takeInUse, type CutFacts } from "../cut/cut-facts.ts";
import type { ResolvedEntry } from "../cut/resolve.ts";
import { isUsable, whyUnusable, type Take } from "../takes/take.ts";

export interface TakeRequest {
  readonly takes?: readonly { readonly shot: string; readonly take: number }[] | null | undefined;
  readonly shots?: readonly string[] | null | undefined;
}

export interface ChosenTakes {
  readonly takes: readonly Take[];
  readonly errors: readonly { readonly shot: string; readonly take: number | null; readonly error: string }[];
  /** Nobody named any of them. */
  readonly isWholeCut: boolean;
}

type Chosen = Take | ChosenTakes["errors"][number];

/** Named takes win over named shots; a shot that was left out of the cut is done where it is named. */
export function chooseTakes(
  { takes, shots }: TakeRequest,
  cut: readonly ResolvedEntry[],
  facts: Pick<CutFacts, "pass" | "takes">,
): ChosenTakes {
  const isWholeCut = !takes && !shots;
  const chosen: Chosen[] = takes
    ? takes.map(({ shot, take }) => namedTake(facts, shot, take))
    : cutShots(cut, shots).map((shot) => cutTake(cut, facts, shot));
  const found = chosen.filter((each): each is Take => "record" in each);
  const errors = chosen.filter((each): each is ChosenTakes["errors"][number] => "error" in each);
  return { takes: withoutRepeats(found), errors, isWholeCut };
}

function cutShots(cut: readonly ResolvedEntry[], shots: readonly string[] | null | undefined): readonly string[] {
  return shots ?? cut.flatMap(({ entry }) => (entry.out ? [] : [entry.shot]));
}

function namedTake({ pass, takes }: Pick<CutFacts, "pass" | "takes">, shot: string, number: number): Chosen {
  const take = takes(shot, pass).find((each) => each.take === number);
  return take ? usable(take) : { shot, take: number, error: `${shot} has no take ${number} in the ${pass} pass` };
}

function cutTake(cut: readonly ResolvedEntry[], facts: Pick<CutFacts, "pass" | "takes">, shot: string): Chosen {
  const entry = cut.find((each) => each.entry.shot === shot)?.entry;
  if (!entry) return { shot, take: null, error: `there is no shot ${shot} in the ${facts.pass} pass` };
  const pass = passOf(entry, facts.pass);
  if (pass !== facts.pass) return { shot, take: entry.take ?? null, error: otherPass(shot, pass, facts.pass) };
  const take = takeInUse(entry, facts);
  if (take) return usable(take);
  return { shot, take: entry.take ?? null, error: `${shot} has no usable take: render it first` };
}

function otherPass(shot: string, pass: Pass, asked: Pass): string {
  return `the cut plays a take of the ${pass} pass for ${shot}: render it in the ${asked} pass, or name the take`;
}

function usable(take: Take): Chosen {
  const { shot, take: number } = take;
  return isUsable(take) ? take : { shot, take: number, error: `${shot} take ${number} ${whyUnusable(take)}` };
}

function withoutRepeats(takes: readonly Take[]): readonly Take[] {
  return takes.filter((take, at) => takes.findIndex((each) => sameTake(each, take)) === at);
}

function sameTake(a: Take, b: Take): boolean {
  return a.shot === b.shot && a.take === b.take;
}
