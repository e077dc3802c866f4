// POST /studio/refs/generate: candidates are reserved and queued, and the reply does not wait for them. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { GenerateReply, generateRefRoute } from "../../contracts/routes/ref-making.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { paramsProblem, sizeProblem } from "../../core/refs/check-override.ts";
import { PANO, SHEET, TOUR } from "../../core/refs/ref-names.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { newSeed } from "../../core/lib/seed.ts";
import { notBuilt } from "../../disk/builds.ts";
import { madeBasis, type CandidateBasis, type CandidateWanted } from "../shared/ref-making/basis.ts";
import { editedBasis } from "../shared/ref-making/edited-basis.ts";
import { openMaking, type RefMaking } from "../shared/ref-making/open-making.ts";
import { panoBasis } from "../shared/ref-making/pano-basis.ts";
import { queueBases, type GeneratePorts } from "../shared/ref-making/queue-bases.ts";
import { requireReference, requireView } from "../shared/references/episode-references.ts";
import type { StudioPorts } from "../ports.ts";

type Body = EpisodeInput<typeof generateRefRoute>;

export async function generateRef(ports: GeneratePorts, episode: EpisodeContext, body: Body): Promise<GenerateReply> {
  const making = await openMaking(ports, episode, body.pass, [body.ref]);
  const reference = requireReference(making.facts, body.ref);
  const view = requireAsked(making, reference, body);
  const bases = await basesOf(ports, making, body, wantedOf(ports, reference, view, body));
  const { queued, errors } = await queueBases(ports, making, body, bases);
  return { queued: queued as GenerateReply["queued"], errors: [...errors] };
}

/** Every candidate that is asked for. Further ones, and every one of an edit, get new seeds; a character's views share each. */
function wantedOf(
  ports: Pick<StudioPorts, "randomBytes">,
  reference: Reference,
  view: string | null,
  { count, edit, pano, seed }: Body,
): CandidateWanted[] {
  const views = view === null && reference.views.length > 0 && !edit && !pano ? reference.views : [view];
  return Array.from({ length: count }, (_, number) => number).flatMap((number) => {
    const isNew = number > 0 || ((edit || pano) && (seed === null || seed === undefined));
    const fresh = { seed: newSeed(ports.randomBytes()), seedSource: "new" as const };
    return views.map((each) => ({ reference, view: each, ...(isNew && { seed: fresh }) }));
  });
}

async function basesOf(
  ports: GeneratePorts,
  making: RefMaking,
  body: Body,
  wanted: readonly CandidateWanted[],
): Promise<CandidateBasis[]> {
  const { edit, pano, ...asked } = body;
  const found: CandidateBasis[] = [];
  for (const each of wanted) {
    if (edit) found.push(await editedBasis(ports, making, each, { ...asked, edit }));
    else if (pano) found.push(panoBasis(ports, making, each, { ...asked, pano }));
    else found.push(madeBasis(ports, making, withSharedSeed(found, each), asked));
  }
  return found;
}

/** The views of a character that are asked for together have one seed, whoever chose it. */
function withSharedSeed(found: readonly CandidateBasis[], wanted: CandidateWanted): CandidateWanted {
  const [first] = found;
  const isSet = wanted.reference.views.length > 0 && first !== undefined && wanted.seed === undefined;
  return isSet ? { ...wanted, seed: { seed: first.values.seed, seedSource: first.values.seedSource } } : wanted;
}

/** Refuses what nothing of this kind can be asked for, and returns the view. */
function requireAsked({ facts, values }: RefMaking, reference: Reference, body: Body): string | null {
  const { view: asked, prompt, size, params, edit, pano, pass } = body;
  if (asked === SHEET) throw new Refusal("bad-input", "a sheet is stitched from four views: generate those");
  if (asked === PANO || asked === TOUR)
    throw new Refusal("bad-input", `view ${asked} is not generated: send ${asked === PANO ? "pano" : "a tour"}`);
  if (edit && pano) throw new Refusal("bad-input", "send edit or pano, not both");
  const view = requireView(reference, asked);
  if (prompt && view === null && reference.views.length > 0) {
    throw new Refusal("bad-input", `a prompt needs a view: ${reference.id} has ${reference.views.join(", ")}`);
  }
  if (reference.kind === "voice" && (edit || pano))
    throw new Refusal("bad-input", `${reference.id} is a voice, which is not edited`);
  if (body.seconds && reference.kind !== "voice") throw new Refusal("bad-input", "seconds is for voices");
  const bad =
    (size && !edit ? sizeProblem(reference, size) : undefined) ?? (params ? paramsProblem(params) : undefined);
  if (bad !== undefined) throw new Refusal("bad-input", bad.replace("fields.", ""));
  if (reference.scope === "shot") requireShot(facts, values, reference.shot, pass);
  return view;
}

function requireShot(facts: RefMaking["facts"], values: RefMaking["values"], shot: string, pass: Body["pass"]): void {
  if (!facts.passes.final && !facts.passes.proxy) throw notBuilt(facts.ep, pass);
  if (values.shotOf(shot)) return;
  throw new Refusal("unknown", `there is no shot ${shot} in a build of the episode: build it if the shot is new`);
}
