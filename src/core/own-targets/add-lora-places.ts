// Places for LoRAs that a person names: behind each model, after the workflow's own LoRAs. Of two models each takes those of its stage.
import type { GraphBinding } from "../../contracts/files/own-target.ts";
import type { Workflow, WorkflowInput, WorkflowOption } from "../../contracts/files/workflow.ts";
import type { NodeClasses } from "../workflow/node-class.ts";

const LOADER = "LoraLoaderModelOnly";

export function addLoraPlaces(workflow: Workflow, binding: GraphBinding, classes: NodeClasses): Workflow {
  const isPair = binding["model_low"] !== undefined;
  return ["model", "model_low"].reduce((made, param) => {
    const [place, ...others] = binding[param] ?? [];
    if (!place || others.length > 0) return made;
    const slot = classes(place.class_type)?.outputs.findIndex(({ type }) => type === "MODEL") ?? -1;
    const list = isPair ? (param === "model" ? "loras_high" : "loras_low") : "loras";
    return slot < 0 ? made : withPlace(made, [place.node, slot], { list, classes });
  }, workflow);
}

interface LoraPlace {
  readonly list: string;
  readonly classes: NodeClasses;
}

function withPlace(workflow: Workflow, from: [string, number], { list, classes }: LoraPlace): Workflow {
  const start = behindLoras(workflow, from, classes);
  const isStart = (input: WorkflowInput) => Array.isArray(input) && input[0] === start[0] && input[1] === start[1];
  const parts = [workflow.nodes, ...workflow.options.map(({ add = {} }) => add)];
  const isRead = parts.some((nodes) => Object.values(nodes).some(({ inputs }) => Object.values(inputs).some(isStart)));
  if (!isRead) return workflow;
  const chained = <T extends Workflow["nodes"]>(nodes: T) =>
    Object.fromEntries(
      Object.entries(nodes).map(([id, node]) => [
        id,
        {
          ...node,
          inputs: Object.fromEntries(
            Object.entries(node.inputs).map(([name, input]) => [name, isStart(input) ? { chain: list } : input]),
          ),
        },
      ]),
    );
  const inputs = { model: { chain: list }, lora_name: { item: "file" }, strength_model: { item: "strength" } };
  const slot: WorkflowOption = {
    each: list,
    add: { [`${list}_{i}`]: { class_type: LOADER, inputs } },
    chains: { [list]: [`${list}_{i}`, 0] },
  };
  const options = workflow.options.map((option) => (option.add ? { ...option, add: chained(option.add) } : option));
  return {
    ...workflow,
    chains: { ...workflow.chains, [list]: start },
    nodes: chained(workflow.nodes),
    options: [slot, ...options],
  };
}

/** The end of the workflow's own row of LoRAs, as far as nothing else reads in between. */
function behindLoras({ nodes }: Workflow, from: [string, number], classes: NodeClasses): [string, number] {
  let at = from;
  for (let steps = 0; steps < Object.keys(nodes).length; steps++) {
    const readers = Object.entries(nodes).filter(([, { inputs }]) =>
      Object.values(inputs).some((input) => Array.isArray(input) && input[0] === at[0] && input[1] === at[1]),
    );
    const [only, ...others] = readers;
    if (!only || others.length > 0 || only[1].inputs["lora_name"] === undefined) return at;
    const slot = classes(only[1].class_type)?.outputs.findIndex(({ type }) => type === "MODEL") ?? -1;
    if (slot < 0) return at;
    at = [only[0], slot];
  }
  return at;
}
