// The pictures that a candidate is made from, looked at again when its job starts: what was picked while it waited counts. A wardrobe variant
// whose base has a finished candidate and no pick gets that one picked first. docs/http.md "References".
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import type { MakingTarget } from "../../../core/refs/effective-ref.ts";
import { BASE_ROLE, basePicture, withoutBase } from "../../../core/refs/wardrobe.ts";
import { prepareRef } from "../../../core/refs/ref-values-now.ts";
import { pickMissing, type AutoPickPorts } from "../references/auto-pick.ts";
import { requireReference } from "../references/episode-references.ts";
import { openMaking, type MakingPorts, type RefMaking } from "./open-making.ts";

export type RefreshPorts = MakingPorts & AutoPickPorts;

interface Refreshed {
  readonly record: RefSidecar;
  readonly making: RefMaking;
}

export async function refreshReferences(
  ports: RefreshPorts,
  making: RefMaking,
  record: RefSidecar,
  target: MakingTarget,
): Promise<Refreshed> {
  if (record.source !== "generated") return { record, making };
  const base = record.references?.find(({ role }) => role === BASE_ROLE);
  if (base?.subject !== undefined) return refreshBase(ports, making, record, { target, base: base.subject });
  const isBuilt = record.values?.is_built === true;
  if (!record.ref.startsWith("shot:") || !isBuilt) return { record, making };
  return { making, record: refreshKeyframe(making, record, target) };
}

async function refreshBase(
  ports: RefreshPorts,
  opened: RefMaking,
  record: RefSidecar,
  { target, base }: { readonly target: MakingTarget; readonly base: string },
): Promise<Refreshed> {
  const own = opened.references.filter(({ id }) => id === `subject:${base}`);
  await pickMissing(ports, { ...opened, references: own });
  const making = await openMaking(ports, opened.episode.reread(), "final");
  const reference = requireReference(making.facts, record.ref);
  const found = basePicture(making.values, reference, record.view, target);
  const others = (record.references ?? []).filter(({ role }) => role !== BASE_ROLE);
  if (found?.path) return { making, record: { ...record, references: [found, ...others] } };
  const prompt = found ? withoutBase(record.prompt ?? "", found) : record.prompt;
  const note = `drawn without ${found?.name ?? base}: it has no picture yet`;
  const notes = [...(record.notes ?? []), note];
  return { making, record: { ...record, references: others, notes, ...(prompt !== undefined && { prompt }) } };
}

function refreshKeyframe(making: RefMaking, record: RefSidecar, target: MakingTarget): RefSidecar {
  const reference = requireReference(making.facts, record.ref);
  const prepared = prepareRef(making.values, reference, null, { target: target.id });
  if (!prepared.ok) return record;
  const { given, facts } = prepared.value;
  const parts = given.is === "each" ? [...given.pictures] : [...given.parts];
  const composite = { role: "composite", kind: "composite", name: "composite", path: null, sha1: null, parts };
  const references = given.is === "each" ? parts : [composite];
  return { ...record, references, prompt: facts.built ?? record.prompt ?? "" };
}
