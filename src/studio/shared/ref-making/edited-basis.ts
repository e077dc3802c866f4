// An edit: a picture that a reference has, changed by an instruction, with pictures of other references beside it. docs/http.md "Edits".
import type { EditRecord, UsedReference } from "../../../contracts/files/refs.ts";
import type { TargetOf } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { GenerateBody } from "../../../contracts/routes/ref-making.ts";
import { resolveRefValues } from "../../../core/refs/effective-ref.ts";
import {
  editedSize,
  editTargetAmong,
  turnInstruction,
  wrappedInstruction,
} from "../../../core/refs/edited-candidate.ts";
import { refOverrideOf } from "../../../core/refs/ref-override.ts";
import { isUsableRef, pictureOf } from "../../../core/refs/ref-take.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import type { Registry } from "../../../core/targets/registry.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireReference, requireView } from "../references/episode-references.ts";
import type { CandidateBasis, CandidateWanted } from "../../../core/refs/next-candidate.ts";
import type { RefMaking } from "./open-making.ts";

type EditRequest = NonNullable<GenerateBody["edit"]>;
type Edit = EditRequest & {
  readonly with: NonNullable<EditRequest["with"]>;
  readonly wrap: boolean;
  readonly turn: boolean;
};

/** A picture as it stands now, with its measures in pixels. */
interface EditedPicture {
  readonly used: UsedReference;
  readonly width: number;
  readonly height: number;
}

export async function editedBasis(
  ports: Pick<StudioPorts, "randomBytes">,
  making: RefMaking,
  { reference, view, seed }: CandidateWanted,
  body: Partial<GenerateBody> & { readonly edit: EditRequest },
): Promise<CandidateBasis> {
  const edit = { with: [], wrap: true, turn: false, ...body.edit };
  const target = requireEditTarget(making, reference, body.target);
  const instruction = body.prompt?.trim() ?? "";
  if (instruction === "" && !edit.turn)
    throw new Refusal("bad-input", "prompt is the instruction of an edit: say what to change");
  requireTurn(reference, view, edit);
  const first = await findPicture(making, { ref: reference.id, view: edit.from_view ?? view, take: edit.take });
  const others = await Promise.all(edit.with.map((each) => findPicture(making, { ...each, view: each.view ?? null })));
  const pictures = [first, ...others];
  const { max_refs: most } = target.capabilities;
  if (pictures.length > most) {
    throw new Refusal("bad-input", `edit: ${target.label} takes ${most} pictures, and these are ${pictures.length}`);
  }
  const prompt = edit.turn
    ? turnInstruction(view ?? "", instruction)
    : edit.wrap
      ? wrappedInstruction(instruction, reference.kind)
      : instruction;
  const size = editedSize(target, first);
  const fresh = newSeed(ports.randomBytes());
  const facts = {
    ...{ reference, target, set: { values: {} }, built: null, shotSize: first, stableSeed: fresh, hasUsable: true },
    negatives: making.values.negatives,
  };
  const resolved = resolveRefValues(facts, { ...body, prompt, size: null }, fresh);
  if (!resolved.ok) throw new Refusal("bad-input", `${reference.id}: ${resolved.sentence}`);
  return {
    ...{ reference, view, source: "edited", target },
    values: { ...resolved.value, size, ...(body.seed ? {} : seed) },
    references: pictures.map(({ used }) => used),
    extra: { edit: recordOf(edit, instruction) },
  };
}

function recordOf(edit: Edit, instruction: string): EditRecord {
  const { take, wrap, from_view: from, turn } = edit;
  const others = edit.with.map(({ ref, view, take: number }) => ({ ref, view: view ?? null, take: number ?? null }));
  return { take, wrap, instruction, with: others, ...(from && { from_view: from }), ...(turn && { turn }) };
}

/** The request's, else the first that can edit of the reference's own and the episode's two. */
export function requireEditTarget(
  making: RefMaking,
  reference: Reference,
  asked: string | null | undefined,
): TargetOf<"image"> {
  const { registry, defaults, refOverrides } = making.values;
  if (asked) {
    const found = imageTarget(registry, asked);
    if (found?.capabilities.mode === "edit") return found;
    throw new Refusal("bad-input", `${asked} cannot edit pictures: choose ${editTargets(registry)}`);
  }
  const own = refOverrideOf(refOverrides, reference.id, null).values.target;
  const ids = [own, defaults.keyframe_target, defaults.target];
  const found = editTargetAmong(ids.map((id) => (id === undefined ? undefined : imageTarget(registry, id))));
  if (found) return found;
  throw new Refusal(
    "bad-input",
    `none of the targets in force can edit pictures: send target, one of ${editTargets(registry)}`,
  );
}

function imageTarget(registry: Registry, id: string): TargetOf<"image"> | undefined {
  const found = registry.find(id);
  return found?.kind === "image" ? found : undefined;
}

function editTargets(registry: Registry): string {
  const able = registry.list("image").filter(({ capabilities }) => capabilities.mode === "edit");
  return able.map(({ id }) => id).join(", ");
}

function requireTurn(reference: Reference, view: string | null, { turn, from_view: from }: Edit): void {
  if (!turn && !from) return;
  if (reference.views.length === 0)
    throw new Refusal("bad-input", `edit.from_view: ${reference.id} has no views to turn between`);
  if (!turn || !from || view === null)
    throw new Refusal("bad-input", "a turn needs edit.turn, edit.from_view and the view to draw");
  requireView(reference, from);
}

interface PictureName {
  readonly ref: string;
  readonly view: string | null;
  readonly take?: number | null | undefined;
}

/** A candidate by its number, or without one the picture that stands now: a picked view, else the live file. */
async function findPicture(making: RefMaking, { ref, view, take }: PictureName): Promise<EditedPicture> {
  const reference = requireReference(making.facts, ref);
  const known = requireView(reference, view);
  const { path, crop } = standing(making, reference, known, take);
  const bytes = await readWhole(await requireFile(making.facts.reach, path, "own and opened"));
  const header = parsePictureHeader(bytes);
  if (!header) throw new Refusal("conflict", `${path} cannot be read as a picture: replace it`);
  const shown = { role: "reference", kind: reference.kind, name: reference.name, path, sha1: sha1(bytes) };
  return {
    used: { ...shown, ...whoseOf(reference), ...(known !== null && { view: known }), ...(crop && { crop }) },
    width: Math.floor(header.width / (crop?.of ?? 1)),
    height: header.height,
  };
}

function whoseOf(reference: Reference): Pick<UsedReference, "subject" | "location"> {
  if (reference.scope === "shot") return {};
  const { subject, location } = reference;
  return { ...(subject !== null && { subject }), ...(location !== null && { location }) };
}

function standing(making: RefMaking, reference: Reference, view: string | null, take: number | null | undefined) {
  if (take === null || take === undefined) {
    const found = making.values.find(reference.id, view as Parameters<typeof making.values.find>[1]);
    const live = found ?? livePicture(making, reference);
    if (live) return live;
    throw new Refusal("conflict", `${reference.id} has no picture to edit yet: pick one, or name a take`);
  }
  const candidate = making.files
    .get(reference.id)
    ?.takes.get(view)
    ?.find((each) => each.take === take);
  if (!candidate) throw new Refusal("unknown", `${reference.id}${view === null ? "" : ` ${view}`} has no take ${take}`);
  const picture = isUsableRef(candidate) ? pictureOf(candidate) : undefined;
  if (picture === undefined) throw new Refusal("conflict", `${reference.id} take ${take} has no finished picture`);
  return { path: `${candidate.folder}/${picture}`, crop: undefined };
}

function livePicture(making: RefMaking, { id, path }: Reference) {
  const live = making.files.get(id)?.live;
  return path === null || live === undefined ? undefined : { path, crop: undefined };
}
