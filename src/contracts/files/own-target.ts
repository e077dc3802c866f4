// `<show>/targets/<id>/target.json`: a target of a show's own, made from a workflow of the host.
// docs/http.md "Targets of a show's own".
// Its graph, with the binding in it, stands beside it as `workflow.json`.
import { Type, type Static, type TSchema } from "typebox";
import { check, type CheckResult } from "../check.ts";
import { closed, open, orNull } from "../schema.ts";
import { AudioTarget, ImageTarget, TargetKind, VideoTarget, type TargetFile } from "./target.ts";

const Name = Type.String({ minLength: 1 });

/** A widget that takes a value: the node's id in the workflow, its class, and the widget's name. */
export const BoundWidget = closed({ node: Name, class_type: Name, field: Name });
export type BoundWidget = Static<typeof BoundWidget>;

/** Parameter to the widgets that take it: `prompt`, `width`, `seed`; pictures of an edit are `ref_image_1`, `ref_image_2`. */
export const GraphBinding = Type.Record(Name, Type.Array(BoundWidget, { minItems: 1 }));
export type GraphBinding = Static<typeof GraphBinding>;

const own = {
  /** Left out of the pickers until somebody has seen a take of it. */
  draft: Type.Boolean(),
  /** What the workflow is called in the host; null when it was handed over as a graph. */
  workflow: orNull(Name),
  /** Class of the node that saves what is made. */
  saver: Name,
  /** The node's id. */
  output: Name,
  binding: GraphBinding,
};
type Own = Pick<OwnTargetFile, keyof typeof own>;

const BY_KIND = {
  video: closed({ ...VideoTarget.properties, ...own }),
  image: closed({ ...ImageTarget.properties, ...own }),
  audio: closed({ ...AudioTarget.properties, ...own }),
};

export const OwnTargetFile = Type.Union([BY_KIND.video, BY_KIND.image, BY_KIND.audio]);
export type OwnTargetFile = Static<typeof OwnTargetFile>;
export type OwnTargetOf<K extends TargetKind> = Extract<OwnTargetFile, { kind: K }>;

/** Against the schema of its own kind, so that a complaint names the field and not the choice of kinds. */
export function checkOwnFile(value: unknown): CheckResult<OwnTargetFile> {
  const head = check(open({ kind: TargetKind }), value);
  if (!head.ok) return head;
  const schema: TSchema = BY_KIND[head.value.kind];
  return check(schema, value) as CheckResult<OwnTargetFile>;
}

/** The target as all others know one. */
export function targetOf(file: OwnTargetFile): TargetFile {
  const { draft: _draft, workflow: _workflow, saver: _saver, output: _output, binding: _binding, ...target } = file;
  return target satisfies Omit<OwnTargetFile, keyof Own> as TargetFile;
}
