// One template of a real host on its whole way: read, proposed, checked, bound, filled with what jobs have, and validated by the host.
import type { OwnTargetFile } from "../../../src/contracts/files/own-target.ts";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import type { GraphItem, GraphValue } from "../../../src/core/graph/graph.ts";
import { bindGraph } from "../../../src/core/own-targets/bind.ts";
import { checkOwnTarget } from "../../../src/core/own-targets/check-own-target.ts";
import { recordedFiles } from "../../../src/core/own-targets/find-models.ts";
import { propose } from "../../../src/core/own-targets/propose.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import { readSaved } from "../../../src/core/workflow/convert.ts";
import type { NodeClasses } from "../../../src/core/workflow/node-class.ts";
import { classNamesOf } from "../../../src/core/workflow/ui-workflow.ts";

export interface Row {
  readonly name: string;
  readonly kind: string;
  /** `saves`: its graphs are valid. `refused`: with a sentence. `classes`: of a newer host. `invalid`: the host takes a graph of it not. */
  readonly verdict: "saves" | "paid" | "refused" | "classes" | "nothing" | "invalid" | "broken";
  readonly why: readonly string[];
  readonly matched?: object;
  readonly warnings?: readonly string[];
  readonly asked?: readonly string[];
}

interface Template {
  readonly name: string;
  readonly section: string;
}

/** A picture and a sound that the host has among its inputs. */
const FILES = { picture: "example.png", sound: "example.wav" };

export class HostOfTemplates {
  readonly #url: string;
  readonly #targets: readonly TargetFile[];
  readonly #registry;

  constructor(url: string, targets: readonly TargetFile[]) {
    this.#url = url;
    this.#targets = targets;
    this.#registry = buildRegistry([...targets]);
  }

  async json<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }

  async templates(): Promise<Template[]> {
    const sections = await this.json<{ title: string; templates: { name: string }[] }[]>("/templates/index.json");
    return sections.flatMap(({ title, templates }) => templates.map(({ name }) => ({ name, section: title })));
  }

  async tryTemplate({ name, section }: Template, classes: NodeClasses): Promise<Row> {
    const row = { name, kind: section };
    const saved = await this.json<unknown>(`/templates/${encodeURIComponent(name)}.json`);
    const unknown = classNamesOf(saved).filter((each) => !classes(each) && !FRONT_END.has(each));
    const read = readSaved(saved, classes);
    if (!read.ok) return { ...row, verdict: unknown.length > 0 ? "classes" : "broken", why: [read.sentence] };
    const about = { id: "tried", label: name, workflow: null, targets: this.#targets, urls: recordedFiles(read.value) };
    const proposal = propose({ ...about, graph: read.value.graph, classes });
    if (!proposal) return { ...row, verdict: "nothing", why: ["saves no video, picture or sound"] };
    const { target, matched, warnings } = proposal;
    const found = { ...row, kind: target.kind, matched, warnings, asked: proposal.ambiguous.map(({ param }) => param) };
    const problems = [...checkOwnTarget(target, this.#registry).problems, ...proposal.problems];
    const bound = bindGraph(read.value.graph, target, classes);
    if (!bound.ok) return { ...found, verdict: "invalid", why: [bound.sentence] };
    const isPaid = (sentence: string) => sentence.includes("for money");
    const honest = problems.filter((sentence) => !isPaid(sentence));
    if (honest.length > 0) return { ...found, verdict: "refused", why: problems };
    const errors = await Promise.all(
      jobsOf(target).map(async (given) => {
        const graph = buildGraph(bound.value, given);
        if (!graph.ok) return given.mayLack ? [] : [graph.sentence];
        return this.#validate(graph.value);
      }),
    );
    const why = [...new Set(errors.flat())];
    if (why.length > 0) return { ...found, verdict: "invalid", why };
    return problems.length > 0 ? { ...found, verdict: "paid", why: problems } : { ...found, verdict: "saves", why };
  }

  async #validate(graph: object): Promise<string[]> {
    const answer = await fetch(`${this.#url}/prompt`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prompt: graph }),
    });
    const said = (await answer.json()) as Refused;
    await fetch(`${this.#url}/queue`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clear: true }),
    });
    const errors = Object.values(said.node_errors ?? {}).flatMap(({ class_type: name, errors: all }) =>
      all.map(({ message, details }) => `${name}: ${message}: ${details}`),
    );
    return answer.ok && errors.length === 0 ? [] : [...errors, ...(said.error ? [said.error.message] : [])];
  }
}

interface Refused {
  readonly error?: { readonly message: string };
  readonly node_errors?: Readonly<
    Record<string, { readonly class_type: string; readonly errors: readonly { message: string; details: string }[] }>
  >;
}

/** Nodes that the front end runs itself. */
const FRONT_END = new Set(["Note", "MarkdownNote", "Reroute", "PrimitiveNode"]);

interface Given {
  readonly values: Readonly<Record<string, GraphValue>>;
  readonly lists: Readonly<Record<string, readonly GraphItem[]>>;
  /** A graph may need all of its pictures. */
  readonly mayLack?: boolean;
}

/** With everything that a job can have, with as little as it may have, and with a LoRA. */
function jobsOf({ binding, presets, template, models }: OwnTargetFile): Given[] {
  const { final } = presets;
  const plain = Object.entries(final).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  const files = Object.entries(models).flatMap(([param, { default: file }]) => (file ? [[param, file] as const] : []));
  const fps = "fps" in template && typeof template.fps === "number" ? template.fps : 24;
  const grid = "frames" in template ? template.frames : undefined;
  const length = grid ? grid.base + grid.step * Math.min(6, Math.floor((grid.max - grid.base) / grid.step)) : 48;
  const named = Object.keys(binding).map(
    (param) => [param, /audio/.test(param) ? FILES.sound : FILES.picture] as const,
  );
  const media = named.filter(([param]) =>
    /^(first_frame|last_frame|reference_image|dub_audio|ref_image_\d+)$/.test(param),
  );
  const values = {
    ...(Object.fromEntries(plain) as Record<string, GraphValue>),
    ...{ prompt: "a street at night", negative: "", seed: "9007199254740993", prefix: "studio/tried", length, fps },
    ...Object.fromEntries(files),
  };
  const given = (many: number) => ({ ...values, ...Object.fromEntries(media.slice(0, many)) });
  const lora = [{ file: "any_lora.safetensors", strength: 1 }];
  const lists = { loras: [], loras_high: [], loras_low: [] };
  return [
    { values: given(media.length), lists },
    { values: given(media.length), lists: { loras: lora, loras_high: lora, loras_low: lora } },
    ...[...media.keys()].map((many) => ({ values: given(many), lists, mayLack: true })),
  ];
}
