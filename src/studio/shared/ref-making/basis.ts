// What a candidate is made of, before its lane is chosen: the target, the words and values, the pictures that are given with them.
import type { RefSidecar, UsedReference } from "../../../contracts/files/refs.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { GenerateBody } from "../../../contracts/routes/ref-making.ts";
import { resolveRefValues, type MakingTarget } from "../../../core/refs/effective-ref.ts";
import type { GivenPictures } from "../../../core/refs/given-pictures.ts";
import { basePicture, withBase } from "../../../core/refs/wardrobe.ts";
import type { CandidateBasis, CandidateWanted } from "../../../core/refs/next-candidate.ts";
import { prepareRef, type PreparedRef } from "../../../core/refs/ref-values-now.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import type { StudioPorts } from "../../ports.ts";
import type { RefMaking } from "./open-making.ts";

/** A candidate drawn from words, with the pictures that its target takes. Refuses what nothing can be made of. */
export function madeBasis(
  ports: Pick<StudioPorts, "randomBytes">,
  { facts: { keyframes }, values: facts }: Pick<RefMaking, "facts" | "values">,
  { reference, view, seed }: CandidateWanted,
  body: Partial<GenerateBody>,
): CandidateBasis {
  const prepared = prepareRef(facts, reference, view, { target: body.target, seconds: body.seconds });
  if (!prepared.ok) throw new Refusal("bad-input", prepared.sentence);
  const { target, given, line, facts: own } = prepared.value;
  const resolved = resolveRefValues(own, body, newSeed(ports.randomBytes()));
  if (!resolved.ok) throw new Refusal("bad-input", `${reference.id}: ${resolved.sentence}`);
  const values = { ...resolved.value, ...seed };
  const isBuilt = values.prompt === own.built;
  const base = basePicture(facts, reference, view, target);
  const { need: _need, ...use } = keyframes.get(reference.id) ?? { need: null, target: undefined };
  return {
    ...{ reference, view, source: "generated", target },
    values: base && isBuilt ? { ...values, prompt: withBase(values.prompt, base) } : values,
    references: [...(base ? [base] : []), ...givenReferences(given)],
    extra: {
      values: { is_built: isBuilt },
      ...(reference.scope === "shot" && keyframeFields(facts.shotOf(reference.shot)?.size, use.target)),
      ...(target.kind === "audio" && voiceFields(target, line, body)),
    },
  };
}

/** As the record lists them: each, or one composite of them. */
function givenReferences(given: GivenPictures): UsedReference[] {
  if (given.is === "each") return [...given.pictures];
  return [{ role: "composite", kind: "composite", name: "composite", path: null, sha1: null, parts: [...given.parts] }];
}

/** The size that the shot renders at, beside the one that the picture is drawn at. */
function keyframeFields(
  size: { readonly width: number; readonly height: number } | undefined,
  target: string | undefined,
): Partial<RefSidecar> {
  return {
    ...(size && { render_width: size.width, render_height: size.height }),
    ...(target !== undefined && { video_target: target }),
  };
}

function voiceFields(
  target: Extract<MakingTarget, { kind: "audio" }>,
  line: PreparedRef["line"],
  { seconds, prompt }: Partial<GenerateBody>,
): Partial<RefSidecar> {
  const range = target.duration;
  const wanted = seconds ?? range?.default_seconds ?? target.capabilities.max_seconds;
  const [least, most] = [range?.min_seconds ?? 0, range?.max_seconds ?? target.capabilities.max_seconds];
  if (wanted < least || wanted > most) {
    throw new Refusal("bad-input", `seconds: ${target.label} makes ${least} to ${most} s, not ${wanted}`);
  }
  const said = prompt
    ? { line: prompt, line_source: "request" }
    : line && { line: line.text, line_source: line.source };
  return { seconds: wanted, ...said };
}
