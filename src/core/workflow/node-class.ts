// A node class as the host's `/object_info` describes it: which inputs it has, in the order of its widgets. docs/hosts.md "Node classes".
import { fieldOf, listOf, recordOf, textOf } from "./json-parts.ts";

export interface ClassInput {
  readonly name: string;
  /** Socket or widget type; `COMBO` for every choice. */
  readonly type: string;
  /** Shown as a widget: its value is stored with the node, and a link may replace it. */
  readonly isWidget: boolean;
  /** A kind of value that has no widget because its class asks for a link. */
  readonly isForced: boolean;
  /** A widget stands behind it that says how the value changes after a run. */
  readonly hasControl: boolean;
  readonly isRequired: boolean;
  /** Undefined when it has none and is no choice. */
  readonly preset: unknown;
  /** What a choice offers; empty for all else. */
  readonly choices: readonly unknown[];
  /** Further inputs that a choice brings with it, by the choice. */
  readonly branches: Readonly<Record<string, readonly ClassInput[]>>;
  /** What else the class says of it: `min`, `max`, `step`, upload marks. */
  readonly about: Readonly<Record<string, unknown>>;
}

export interface NodeClass {
  readonly name: string;
  /** The node's display name. */
  readonly label: string;
  /** The Python module that it comes from: `nodes`, `comfy_extras.x`, `custom_nodes.<pack>`. */
  readonly module: string;
  readonly inputs: readonly ClassInput[];
  /** Types and names of the outputs. */
  readonly outputs: readonly { readonly type: string; readonly name: string }[];
  /** Its result is what a run is made for. */
  readonly isOutput: boolean;
}

/** Class name to class; undefined when the host has no such class. */
export type NodeClasses = (name: string) => NodeClass | undefined;

const VALUE_TYPES = new Set(["INT", "FLOAT", "STRING", "BOOLEAN", "COMBO"]);
const DYNAMIC = "COMFY_DYNAMICCOMBO_V3";
/** Types with a widget of their own, whose values are stored in line with the others. */
const WIDGET_TYPES = new Set([
  ...VALUE_TYPES,
  DYNAMIC,
  ...["COLOR", "BOUNDING_BOX", "CURVE", "RANGE", "MARKDOWN", "TEXTAREA", "WEBCAM", "AUDIO_RECORD", "LOAD_3D"],
  "LOAD_3D_ANIMATION",
]);
const UPLOADS = ["image_upload", "animated_image_upload", "video_upload", "audio_upload", "file_upload"];

/** Reads classes one by one as they are asked for; one that cannot be read counts as missing. */
export function readNodeClasses(objectInfo: Readonly<Record<string, unknown>>): NodeClasses {
  const read = new Map<string, NodeClass | undefined>();
  return (name) => {
    if (!read.has(name)) read.set(name, readNodeClass(name, fieldOf(objectInfo, name)));
    return read.get(name);
  };
}

function readNodeClass(name: string, about: unknown): NodeClass | undefined {
  const input = recordOf(fieldOf(about, "input")) ?? recordOf(about);
  if (input === undefined) return undefined;
  const names = listOf(about, "output_name");
  const outputs = listOf(about, "output").map((type, slot) => ({
    type: typeof type === "string" ? type : "COMBO",
    name: typeof names[slot] === "string" ? names[slot] : String(type),
  }));
  const inputs = readInputs(fieldOf(about, "input"), fieldOf(about, "input_order"));
  const isOutput = fieldOf(about, "output_node") === true;
  const label = textOf(about, "display_name") || name;
  return { name, label, module: textOf(about, "python_module") ?? "", inputs, outputs, isOutput };
}

/** Required ones first; an upload among them brings a button that stands behind them. */
function readInputs(input: unknown, order: unknown, prefix = ""): ClassInput[] {
  const required = readGroup(input, order, { group: "required", prefix });
  const hasUpload = required.some(({ about }) => UPLOADS.some((mark) => about[mark] === true));
  return [...required, ...(hasUpload ? [BUTTON] : []), ...readGroup(input, order, { group: "optional", prefix })];
}

/** A widget that only the front end knows; its value is stored and never sent. */
const BUTTON: ClassInput = {
  ...{ name: "", type: "BUTTON", isWidget: true, isForced: false, hasControl: false, isRequired: false },
  ...{ preset: "image", choices: [], branches: {}, about: {} },
};

interface Group {
  readonly group: "required" | "optional";
  readonly prefix: string;
}

function readGroup(input: unknown, order: unknown, { group, prefix }: Group): ClassInput[] {
  const specs = recordOf(fieldOf(input, group)) ?? {};
  const ordered = listOf(order, group).filter((name): name is string => typeof name === "string");
  const names = new Set([...ordered.filter((name) => Object.hasOwn(specs, name)), ...Object.keys(specs)]);
  return [...names].map((name) => readInput(`${prefix}${name}`, specs[name], group === "required"));
}

function readInput(name: string, spec: unknown, isRequired: boolean): ClassInput {
  const [kind, more] = Array.isArray(spec) ? (spec as unknown[]) : [spec];
  const about = recordOf(more) ?? {};
  const type = Array.isArray(kind) ? "COMBO" : (textOf(about, "widgetType") ?? (typeof kind === "string" ? kind : "*"));
  const isForced = about["forceInput"] === true;
  const options = Array.isArray(kind) ? kind : listOf(about, "options");
  const choices = choicesOf(type, options);
  return {
    ...{ name, type, isRequired, isForced, about, choices },
    isWidget: !isForced && (WIDGET_TYPES.has(type) || about["socketless"] === true),
    hasControl: isControlled(name, type, about["control_after_generate"]),
    preset: Object.hasOwn(about, "default") ? about["default"] : (choices[0] ?? BLANK[type]),
    branches: type === DYNAMIC ? readBranches(name, options) : {},
  };
}

function choicesOf(type: string, options: readonly unknown[]): readonly unknown[] {
  if (type === DYNAMIC) return options.map((option) => fieldOf(option, "key"));
  return type === "COMBO" ? options : [];
}

/** What a widget holds when its class names nothing. */
const BLANK: Readonly<Record<string, unknown>> = { INT: 0, FLOAT: 0, STRING: "", BOOLEAN: false };

function isControlled(name: string, type: string, asked: unknown): boolean {
  if (asked !== undefined) return asked !== false && asked !== null;
  return type === "INT" && (name === "seed" || name === "noise_seed");
}

function readBranches(name: string, options: readonly unknown[]): Record<string, ClassInput[]> {
  return Object.fromEntries(
    options.map((option) => [
      String(fieldOf(option, "key")),
      readInputs(fieldOf(option, "inputs"), undefined, `${name}.`),
    ]),
  );
}
