// Where the prompt and the negative go: from what a sampler takes as positive and negative back to the text that it is made of.
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import { lastName, type GraphInput } from "./graph-inputs.ts";

export interface Prompts {
  readonly prompt: readonly GraphInput[];
  readonly negative: readonly GraphInput[];
}

const TEXTS = new Set(["text", "prompt", "positive_prompt", "string", "value", "t5xxl", "clip_l", "tags", "caption"]);

export function findPrompts(graph: ApiGraph, ids: readonly string[], places: readonly GraphInput[]): Prompts {
  const texts = places.filter(
    ({ input, isLinked }) => input.type === "STRING" && TEXTS.has(lastName(input)) && !isLinked,
  );
  const behind = (side: "positive" | "negative") => {
    const links = ids.flatMap((id) => [linkOf(graph[id]?.inputs[side])?.[0]].filter((from) => from !== undefined));
    return nearest(graph, links, { texts, side });
  };
  const prompt = behind("positive");
  // A negative that is made of the prompt's own text, and then emptied, has no text of its own.
  const negative = behind("negative").filter((place) => !prompt.includes(place));
  if (prompt.length > 0) return { prompt, negative };
  const guided = nearest(graph, guidersOf(graph, ids), { texts, side: "positive" });
  if (guided.length > 0) return { prompt: guided, negative };
  const asked = texts.filter((place) => isPrompt(place) && !negative.includes(place));
  const named = asked.filter(({ input }) => lastName(input) === "prompt");
  return { prompt: named.length > 0 ? named : asked, negative };
}

/** Nodes that hand one conditioning to a sampler. */
function guidersOf(graph: ApiGraph, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const link = linkOf(graph[id]?.inputs["conditioning"]);
    return link ? [link[0]] : [];
  });
}

function isPrompt({ input }: GraphInput): boolean {
  return input.name.includes("prompt") || input.about["multiline"] === true;
}

/** The first texts on every way back; at a node that takes both sides the way goes on along its own side. */
function nearest(
  graph: ApiGraph,
  from: readonly string[],
  { texts, side }: { texts: readonly GraphInput[]; side: "positive" | "negative" },
): GraphInput[] {
  const found = new Set<GraphInput>();
  const passed = new Set<GraphInput>();
  const seen = new Set(from);
  for (const id of seen) {
    const own = texts.filter((place) => place.id === id);
    for (const place of own) (isMadeOfTexts(place) ? passed : found).add(place);
    if (own.some((place) => !isMadeOfTexts(place))) continue;
    const inputs = graph[id]?.inputs ?? {};
    const sided = linkOf(inputs[side]);
    const links = sided
      ? [sided]
      : Object.values(inputs).flatMap((input) => [linkOf(input)].filter((link) => link !== undefined));
    for (const [next] of links) if (Object.hasOwn(graph, next)) seen.add(next);
  }
  return [...(found.size > 0 ? found : passed)];
}

/** A node that makes one text of others: what somebody wrote stands behind it, as far as it is linked. */
function isMadeOfTexts({ nodeClass }: GraphInput): boolean {
  const makes = nodeClass.outputs.some(({ type }) => type === "STRING");
  return makes && nodeClass.inputs.filter(({ name }) => name !== "").length > 1;
}
