// `<show>/targets/<id>/target.json`: a video target of a show's own, made from a workflow of the host.
// docs/http.md "Targets of a show's own".
// Its graph, with the binding in it, stands beside it as `workflow.json`.
import { Type, type Static } from "typebox";
import { closed, orNull } from "../schema.ts";
import { VideoTarget } from "./target.ts";

const Name = Type.String({ minLength: 1 });

/** A widget that takes a value: the node's id in the workflow, its class, and the widget's name. */
export const BoundWidget = closed({ node: Name, class_type: Name, field: Name });
export type BoundWidget = Static<typeof BoundWidget>;

/** Parameter to the widgets that take it: `prompt`, `width`, `seed`. */
export const GraphBinding = Type.Record(Name, Type.Array(BoundWidget, { minItems: 1 }));
export type GraphBinding = Static<typeof GraphBinding>;

export const OwnTargetFile = closed({
  ...VideoTarget.properties,
  /** Left out of the pickers until somebody has seen a take of it. */
  draft: Type.Boolean(),
  /** What the workflow is called in the host; null when it was handed over as a graph. */
  workflow: orNull(Name),
  /** Class of the node that saves the video. */
  saver: Name,
  /** The node's id. */
  output: Name,
  binding: GraphBinding,
});
export type OwnTargetFile = Static<typeof OwnTargetFile>;

/** The target as all others know one. */
export function targetOf(file: OwnTargetFile): Static<typeof VideoTarget> {
  const { draft: _draft, workflow: _workflow, saver: _saver, output: _output, binding: _binding, ...target } = file;
  return target;
}
