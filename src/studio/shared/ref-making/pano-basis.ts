// A panorama of a location, from its live plate and up to two other locations'. docs/http.md "Panoramas".
import type { UsedReference } from "../../../contracts/files/refs.ts";
import type { TargetOf } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { GenerateBody } from "../../../contracts/routes/ref-making.ts";
import { parseSize, resolveRefValues } from "../../../core/refs/effective-ref.ts";
import { PANO_SIZE, panoPrompt, panoSizeProblem, type PanoEngine } from "../../../core/refs/panorama.ts";
import { PANO } from "../../../core/refs/ref-names.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import type { Size } from "../../../core/targets/grid.ts";
import type { Registry } from "../../../core/targets/registry.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireReference } from "../references/episode-references.ts";
import type { CandidateBasis, CandidateWanted } from "../../../core/refs/next-candidate.ts";
import type { RefMaking } from "./open-making.ts";

type Pano = NonNullable<GenerateBody["pano"]>;

export function panoBasis(
  ports: Pick<StudioPorts, "randomBytes">,
  making: RefMaking,
  { reference, seed }: CandidateWanted,
  body: Partial<GenerateBody> & { readonly pano: Pano },
): CandidateBasis {
  const pano = { with: [], ...body.pano };
  const { series, negatives, registry } = making.values;
  const place = reference.scope === "shot" ? undefined : series.locations.get(reference.location ?? "");
  if (!place) throw new Refusal("bad-input", `${reference.id} is no location: panoramas are made of places`);
  const plates = [reference.id, ...pano.with.map(locationId)].map((id) => plateOf(making, id));
  const target = requireEngine(registry, pano.engine ?? body.target, plates.length);
  const size = requireSize(pano.size);
  const engine: PanoEngine = target.capabilities.mode === "pano" ? "canvas" : "pictures";
  const built = panoPrompt(place.description, series.look, engine, plates.length);
  const fresh = newSeed(ports.randomBytes());
  const facts = { reference, target, set: { values: {} }, built, shotSize: null, stableSeed: fresh, hasUsable: true };
  const resolved = resolveRefValues({ ...facts, negatives }, { ...body, size: null }, fresh);
  if (!resolved.ok) throw new Refusal("bad-input", `${reference.id}: ${resolved.sentence}`);
  return {
    ...{ reference, view: PANO, source: "pano", target },
    values: { ...resolved.value, size, ...(body.seed ? {} : seed) },
    references: plates,
    extra: { pano: { engine: target.id, with: [...pano.with], ...(pano.latent && { latent: pano.latent }) } },
  };
}

function requireSize(asked: string | null | undefined): Size {
  const size = asked ? parseSize(asked) : PANO_SIZE;
  const problem = size ? panoSizeProblem(size) : "pano.size must be WxH";
  if (size && problem === undefined) return size;
  throw new Refusal("bad-input", problem ?? "pano.size must be WxH");
}

function locationId(id: string): string {
  return id.startsWith("location:") ? id : `location:${id}`;
}

/** The named engine, else the first that takes so many pictures: one that paints panoramas, else one that edits. */
function requireEngine(registry: Registry, asked: string | null | undefined, pictures: number): TargetOf<"image"> {
  const able = registry
    .list("image")
    .filter(({ capabilities: { mode, max_refs: most } }) => most > 0 && (mode === "pano" || mode === "edit"));
  const named = asked ? able.find(({ id, aliases }) => id === asked || aliases.includes(asked)) : undefined;
  const takes = able.filter(({ capabilities: { max_refs: most } }) => most >= pictures);
  const found = asked ? named : (takes.find(({ capabilities }) => capabilities.mode === "pano") ?? takes[0] ?? able[0]);
  const most = found?.capabilities.max_refs ?? 0;
  if (found && pictures <= most) return found;
  if (found) {
    const taken = most === 1 ? "1 picture" : `${most} pictures`;
    throw new Refusal("bad-input", `pano.with: ${found.label} takes ${taken}, and these are ${pictures}`);
  }
  throw new Refusal(
    "bad-input",
    `pano.engine: ${asked ?? "nothing"} makes no panoramas: choose ${able.map(({ id }) => id).join(", ")}`,
  );
}

function plateOf(making: RefMaking, id: string): UsedReference {
  const reference = requireReference(making.facts, id);
  if (reference.scope === "shot" || reference.location === null)
    throw new Refusal("bad-input", `pano.with: ${id} is no location`);
  const found = making.values.find(id, null);
  if (!found) throw new Refusal("conflict", `${id} has no plate yet: pick one first`);
  return { role: "plate", kind: "location", name: reference.name, location: reference.location, ...found };
}
