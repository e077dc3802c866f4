// Which family a model file belongs to, from the header of its safetensors file: tensor names, shapes and metadata, never weights.
// Facts in docs/format.md "Families". A header that fits only a parent family does not say which child; the file's name may.
import type { ModelFamilies, ModelFamily, Signature } from "../../contracts/files/host/model-families.ts";
import { globName, matchesAny, matchesGlob } from "./glob.ts";

export interface ModelHeader {
  /** Tensor name to its shape. */
  readonly tensors: ReadonlyMap<string, readonly number[]>;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Identified {
  /** Most specific first; more than one for a file that holds several models; [] when the header fits none. */
  readonly families: readonly string[];
  readonly confidence: "metadata" | "tensors" | "unknown";
  /** What the file's metadata says, for a person. */
  readonly detail: string | null;
}

const PREFIX = /^(model\.)?diffusion_model\./;

/** The families that the header itself identifies. */
export function identify(header: ModelHeader, families: ModelFamilies): Identified {
  const tensors = new Map([...header.tensors].map(([name, shape]) => [name.replace(PREFIX, ""), shape]));
  const look = { tensors, sorted: [...tensors.keys()].toSorted(), metadata: header.metadata };
  const said = new Map<string, "metadata" | "tensors">();
  for (const [id, family] of Object.entries(families)) {
    const how = family.header && fits(look, family, families);
    if (how) said.set(id, how);
  }
  const found = [...said.keys()].filter((id) => ![...said.keys()].some((other) => isChild(families, other, id)));
  const ways = found.map((id) => said.get(id));
  return {
    families: found,
    confidence: found.length === 0 ? "unknown" : ways.includes("metadata") ? "metadata" : "tensors",
    detail: (header.metadata["modelspec.architecture"] ?? header.metadata["modelspec.title"])?.slice(0, 200) ?? null,
  };
}

/** Where a header names a parent, the children whose names the file bears are taken for it. */
export function withName(found: readonly string[], name: string, families: ModelFamilies): readonly string[] {
  const named = globName(name);
  const refined = found.flatMap((id) => {
    const children = Object.entries(families).filter(
      ([child, { by_name: words }]) => isChild(families, child, id) && words && matchesAny(words, named),
    );
    return children.length > 0 ? children.map(([child]) => child) : [id];
  });
  return [...new Set(refined)];
}

/** Whether a family descends from another. */
export function isChild(families: ModelFamilies, id: string, ancestor: string): boolean {
  const seen = new Set<string>();
  for (let at = parentOf(families, id); at !== undefined && !seen.has(at); at = parentOf(families, at)) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}

/** Whether headers can say anything of a family: its own, or that of one that it descends from. */
export function hasSignature(families: ModelFamilies, id: string): boolean {
  return Object.entries(families).some(
    ([other, { header }]) => header !== undefined && (other === id || isChild(families, id, other)),
  );
}

interface HeaderView {
  readonly tensors: ReadonlyMap<string, readonly number[]>;
  readonly sorted: readonly string[];
  readonly metadata: ModelHeader["metadata"];
}

/** Metadata alone identifies a family without a parent; a child also has the tensors of its parent. */
function fits(
  look: HeaderView,
  { header, parent }: ModelFamily,
  families: ModelFamilies,
): "metadata" | "tensors" | undefined {
  if (!header) return undefined;
  const above = parent === undefined ? undefined : families[parent]?.header;
  if (hasMetadata(look, header) && (!above || hasTensors(look, above))) return "metadata";
  return hasTensors(look, header) ? "tensors" : undefined;
}

function hasMetadata({ metadata }: HeaderView, { metadata: asked }: Signature): boolean {
  return Object.entries(asked ?? {}).some(
    ([key, glob]) => Object.hasOwn(metadata, key) && matchesGlob(glob, metadata[key] ?? ""),
  );
}

function hasTensors(look: HeaderView, { all = [], none = [], shapes = {} }: Signature): boolean {
  const asked = Object.entries(shapes);
  if (all.length + asked.length === 0) return false;
  return (
    all.every((name) => hasTensor(look, name)) &&
    asked.every(([name, shape]) => hasShape(look.tensors.get(name), shape)) &&
    !none.some((name) => hasTensor(look, name))
  );
}

function hasTensor({ tensors, sorted }: HeaderView, name: string): boolean {
  return name.endsWith(".") ? (sorted[firstFrom(sorted, name)]?.startsWith(name) ?? false) : tensors.has(name);
}

function hasShape(found: readonly number[] | undefined, asked: readonly (number | null)[]): boolean {
  return found !== undefined && asked.every((side, index) => side === null || found[index] === side);
}

/** Index of the first text that is not below `name`. */
function firstFrom(sorted: readonly string[], name: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

function parentOf(families: ModelFamilies, id: string): string | undefined {
  return Object.hasOwn(families, id) ? families[id]?.parent : undefined;
}
