// Two graphs that each work on a film, as one: the second reads the frames that the first would have saved.
import type { Graph, GraphLink, GraphNode, GraphValue } from "../../graph/graph.ts";

/** Of every graph here: what it reads the film with, takes it apart with, puts it together with and saves it with. */
const READS = ["take", "parts"] as const;
const WRITES = ["movie", "save"] as const;
const FRAMES = "images";

/** `prefix` goes before the second graph's node names, so that no two are alike. */
export function chainGraphs(first: Graph, second: Graph, prefix: string): Graph {
  const made = first[WRITES[0]]?.inputs[FRAMES];
  if (!isLink(made)) throw new Error("a graph of an upscale puts no film together: install the package again");
  const follow = (input: GraphValue | GraphLink): GraphValue | GraphLink => {
    if (!isLink(input)) return input;
    if (input[0] === READS[1] && input[1] === 0) return made;
    return [named(input[0], prefix), input[1]];
  };
  const kept = Object.entries(first).filter(([id]) => !WRITES.some((each) => each === id));
  const added = Object.entries(second)
    .filter(([id]) => !READS.some((each) => each === id))
    .map(([id, node]) => [named(id, prefix), rewired(node, follow)] as const);
  return Object.fromEntries([...kept, ...added]);
}

/** What puts the film together and saves it keeps its name: it stays the job's result. */
function named(id: string, prefix: string): string {
  return WRITES.some((each) => each === id) ? id : `${prefix}_${id}`;
}

function rewired(
  { class_type, inputs }: GraphNode,
  follow: (input: GraphValue | GraphLink) => GraphValue | GraphLink,
): GraphNode {
  return {
    class_type,
    inputs: Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, follow(input)])),
  };
}

function isLink(input: GraphValue | GraphLink | undefined): input is GraphLink {
  return Array.isArray(input);
}
