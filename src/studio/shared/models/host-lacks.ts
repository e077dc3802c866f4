// What the host lacks of the nodes that one take needs: looked at before the take gets its number. docs/http.md "Readiness record".
import type { Preset } from "../../../contracts/files/target-models.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { HostLack } from "../../../contracts/routes/targets.ts";
import { hostLacks } from "../../../core/readiness/host-lacks.ts";
import { candidateSketch, takeSketch } from "../../../core/readiness/sketch-render.ts";
import type { ChosenModels } from "../../../core/inputs/graph-values.ts";
import { planInputs } from "../../../core/inputs/plan-inputs.ts";
import { readNodeClasses, type NodeClasses } from "../../../core/workflow/node-class.ts";
import type { Catalogue } from "../../../hosts/host.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";

/** Milliseconds for the list of node classes, which is megabytes: whoever asked for a render waits, once for all its shots. */
const PATIENCE = 5000;

export interface LackingTake {
  readonly target: VideoTarget;
  /** The graph in force. */
  readonly workflow: Workflow;
  readonly frozen: Shotlist;
  readonly refs: Sidecar["refs"];
  readonly models: ChosenModels;
}

/** Empty while the host does not answer: it reports what is missing when it is given the graph. */
export async function readHostLacks(
  ports: Pick<StudioPorts, "catalogue" | "clock" | "hostVersions">,
  { target, workflow, frozen, refs, models }: LackingTake,
): Promise<HostLack[]> {
  const entry = frozen.shots[0];
  const classes = await recentClasses(ports);
  if (!entry || !classes) return [];
  const found = refs.map((ref) => ({ ...ref, file: ref.sha1 === null ? null : ref.path }));
  const inputs = planInputs({ entry, list: frozen, target, refs: found });
  const sketch = takeSketch({ entry, defaults: frozen.defaults, models, inputs });
  return hostLacks(workflow, sketch, { classes, versions: ports.hostVersions }).filter(({ needed }) => needed);
}

/** A picture or a sound to make: how it samples, what it loads, how many pictures it is given, and whether one of them is its canvas. */
export interface LackingCandidate {
  readonly preset: Preset;
  readonly models: ChosenModels;
  readonly pictures: number;
  readonly isCanvas: boolean;
}

/** What the host lacks of the nodes that a candidate of a reference needs. */
export async function refLacks(
  ports: Pick<StudioPorts, "catalogue" | "clock" | "hostVersions">,
  workflow: Workflow,
  candidate: LackingCandidate,
): Promise<HostLack[]> {
  const classes = await recentClasses(ports);
  if (!classes) return [];
  const sketch = candidateSketch(candidate);
  return hostLacks(workflow, sketch, { classes, versions: ports.hostVersions }).filter(({ needed }) => needed);
}

/** The host's node classes; undefined while it does not answer. */
export async function recentClasses({
  catalogue,
  clock,
}: Pick<StudioPorts, "catalogue" | "clock">): Promise<NodeClasses | undefined> {
  const said = await waitForClasses(catalogue()?.nodeClasses() ?? Promise.resolve(undefined), clock.now().getTime());
  return said && classesOf(said);
}

type Classes = Awaited<ReturnType<Catalogue["nodeClasses"]>>;

/** When each answer was first waited for, in milliseconds since 1970. */
const waitingSince = new WeakMap<Promise<Classes>, number>();

async function waitForClasses(answer: Promise<Classes>, now: number): Promise<Classes> {
  const since = waitingSince.get(answer) ?? now;
  waitingSince.set(answer, since);
  return within(Math.max(0, PATIENCE - (now - since)), answer);
}

const parsedClasses = new WeakMap<object, NodeClasses>();

/** The same list is read once. */
function classesOf(said: Readonly<Record<string, unknown>>): NodeClasses {
  const known = parsedClasses.get(said) ?? readNodeClasses(said);
  parsedClasses.set(said, known);
  return known;
}
