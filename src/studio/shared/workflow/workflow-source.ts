// A workflow that somebody wants a target of: a saved one by its name, or a graph as it was sent. With the host's classes of its nodes.
import { Refusal } from "../../../contracts/refusal.ts";
import { isApiGraph } from "../../../core/workflow/api-graph.ts";
import { type Converted, readSaved } from "../../../core/workflow/convert.ts";
import { SAVERS } from "../../../core/own-targets/settle-graph.ts";
import type { NodeClasses } from "../../../core/workflow/node-class.ts";
import type { Host } from "../../../hosts/host.ts";
import { hostSilent, readClasses, requireHost } from "./read-classes.ts";
import { classNamesOf } from "../../../core/workflow/ui-workflow.ts";

export interface ReadWorkflow {
  readonly converted: Converted;
  readonly classes: NodeClasses;
}

/** `name`: of one that somebody saved in the host; `template`: of one that the host brings. */
export type WorkflowSource = { readonly name: string } | { readonly graph: unknown } | { readonly template: string };

/** Refuses what is not there, cannot be read, or cannot be converted. */
export async function readWorkflowSource(found: Host | null, source: WorkflowSource): Promise<ReadWorkflow> {
  const host = requireHost(found);
  const saved = await readSource(host, source);
  const classes = await readWorkflowClasses(host, saved);
  const converted = readSaved(saved, classes);
  if (!converted.ok) throw new Refusal("bad-input", `the workflow cannot be read: ${converted.sentence}`);
  return { converted: converted.value, classes };
}

async function readSource(host: Host, source: WorkflowSource): Promise<unknown> {
  if ("graph" in source) return source.graph;
  return "template" in source ? requireTemplate(host, source.template) : requireSaved(host, source.name);
}

/** The host's classes of a workflow's nodes, and of what saves. */
export async function readWorkflowClasses(host: Host, saved: unknown): Promise<NodeClasses> {
  const names = isApiGraph(saved)
    ? [...new Set(Object.values(saved).map((node) => node.class_type))]
    : classNamesOf(saved);
  const classes = await readClasses(host, [...new Set([...names, ...Object.values(SAVERS)])]);
  if (!classes) throw await hostSilent(host);
  return classes;
}

/** Refused where the host has no such template, or does not answer. */
export async function requireTemplate(host: Host, name: string): Promise<unknown> {
  const read = await host.templates.read(name);
  if (read.is === "silent") throw await hostSilent(host, read.why);
  if (read.is === "absent") throw new Refusal("unknown", `the host has no template ${name}`);
  if (read.is === "broken") throw new Refusal("bad-input", `the template ${name} of the host is no JSON`);
  return read.value;
}

async function requireSaved(host: Host, name: string): Promise<unknown> {
  const saved = await host.saved.read(name);
  if (saved.is === "silent") throw await hostSilent(host, saved.why);
  if (saved.is === "absent")
    throw new Refusal("unknown", `the host has no saved workflow ${name}: save it there first`);
  if (saved.is === "broken") throw new Refusal("bad-input", `the workflow ${name} in the host is no JSON`);
  return saved.value;
}
