// What stands in the text of a series config, for forms: its entries in the order written, and single values. Reads any JSON and trusts none of it.
import type { EntryBlock } from "../../../src/core/series/edit-show.ts";

export interface ListedEntry {
  readonly block: EntryBlock;
  readonly id: string;
  readonly name: string;
  readonly kind: "character" | "prop" | "location";
  /** Nothing but its name says how it looks. */
  readonly isBare: boolean;
}

export type Config = Readonly<Record<string, unknown>>;

/** Undefined for a text that is no JSON object. */
export function readConfig(text: string): Config | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function entriesOf(config: Config): ListedEntry[] {
  return [...entriesIn(config, "subjects"), ...entriesIn(config, "locations")];
}

/** As a field shows it; "" where nothing is written, or something that no field can show. */
export function valueAt(config: Config, path: readonly string[]): string {
  const value = path.reduce<unknown>((inside, key) => asObject(inside)?.[key], config);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function entriesIn(config: Config, block: EntryBlock): ListedEntry[] {
  return Object.entries(asObject(config[block]) ?? {}).flatMap(([id, value]) => {
    const entry = asObject(value);
    return id.startsWith("_") || !entry ? [] : [listed(block, id, entry)];
  });
}

function listed(block: EntryBlock, id: string, entry: Config): ListedEntry {
  const name = valueAt(entry, ["name"]) || spoken(id);
  const look = valueAt(entry, [block === "locations" ? "description" : "design"]);
  const isThing = ["prop", "vehicle"].includes(valueAt(entry, ["kind"]).toLowerCase());
  const kind = block === "locations" ? "location" : isThing ? "prop" : "character";
  return { block, id, name, kind, isBare: look.trim().toLowerCase() === name.toLowerCase() };
}

/** `sea_platform` is `Sea platform`. */
function spoken(id: string): string {
  const words = id.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function asObject(value: unknown): Config | undefined {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Config) : undefined;
}
