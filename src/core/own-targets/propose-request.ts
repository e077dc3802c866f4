// What is known of a workflow before a target is proposed from it.
import type { TargetFile, TargetKind } from "../../contracts/files/target.ts";
import type { ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";

/** Where a workflow says that one of its files lies, and is to be had. */
export interface RecordedFile {
  readonly url: string;
  /** Models folder; null where the record names none. */
  readonly folder: string | null;
}

export interface ProposeRequest {
  readonly graph: ApiGraph;
  readonly classes: NodeClasses;
  readonly id: string;
  readonly label: string;
  /** What the workflow is called in the host. */
  readonly workflow: string | null;
  /** Shipped targets: what they know of model files. */
  readonly targets: readonly TargetFile[];
  /** File name to where the workflow itself says that it lies and can be had. */
  readonly urls: ReadonlyMap<string, RecordedFile>;
  /** What it is to make; without it, what the workflow saves. */
  readonly kind?: TargetKind | undefined;
  /** The node whose result is wanted, of several. */
  readonly output?: string | undefined;
}
