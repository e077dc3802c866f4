// What a verb is handed of checked fields, over HTTP or from this process: `ep` proven to lie inside a root, and no text with a NUL in it.
import type { TSchema } from "typebox";
import { Refusal } from "../contracts/refusal.ts";
import type { Route, UploadedFile } from "../contracts/route.ts";
import type { EpisodeContext, OpenEpisode } from "../studio/shared/episode/episode-context.ts";

type Fields = Record<string, unknown>;

/** What a request asks of a route. */
export interface Input {
  /** Query and body as one value. */
  readonly fields: Fields;
  /** The episode that they name. */
  readonly episode?: EpisodeContext | undefined;
  /** The file of a form; whoever answers discards it. */
  readonly upload?: UploadedFile | undefined;
}

/** The fields fit the route's schemas. */
export async function requireFields(route: Route, fields: Fields, openEpisode: OpenEpisode): Promise<Input> {
  const input = { ...fields };
  const broken = findNul(input);
  if (broken !== undefined) throw new Refusal("bad-input", `${broken} holds a NUL character: take it out`);
  if (!namesEpisode(route) || input["ep"] === undefined || input["ep"] === null) return { fields: input };
  const episode = await openEpisode(input["ep"]);
  return { fields: { ...input, ep: episode.folder }, episode };
}

/** Whether a route has the field `ep`. A guard mark on any other field would not be looked at: an error of the contract. */
export function namesEpisode(route: Route): boolean {
  const known = namesOne.get(route) ?? lookForEpisode(route);
  namesOne.set(route, known);
  return known;
}

/** Routes do not change. */
const namesOne = new WeakMap<Route, boolean>();

function lookForEpisode(route: Route): boolean {
  const properties = { ...propertiesOf(route.query), ...propertiesOf(route.body) };
  const marks = JSON.stringify([route.query, route.body]).split('"x-guard"').length - 1;
  const hasEpisode = isEpisodePath(properties["ep"]);
  if (marks !== (hasEpisode ? 1 : 0)) throw new Error(`${route.id} marks a field with a guard that is not looked at`);
  return hasEpisode;
}

function isEpisodePath(schema: TSchema | undefined): boolean {
  const { "x-guard": guard, anyOf = [] } = (schema ?? {}) as { "x-guard"?: unknown; anyOf?: TSchema[] };
  return guard === "episode" || anyOf.some(isEpisodePath);
}

function propertiesOf(schema: TSchema | undefined): Record<string, TSchema> {
  return (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};
}

/** The field whose text holds a NUL, at any depth: no path, name or argument may. Walks with a list, so depth cannot break it. */
function findNul(input: Fields): string | undefined {
  const left: [field: string, value: unknown][] = Object.entries(input);
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, value] = next;
    if (typeof value === "string" && value.includes("\0")) return field;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes("\0")) return field;
      left.push([field, inner]);
    }
  }
  return undefined;
}
