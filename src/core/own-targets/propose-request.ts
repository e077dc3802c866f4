// What is known of a workflow before a target is proposed from it.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";

export interface ProposeRequest {
  readonly graph: ApiGraph;
  readonly classes: NodeClasses;
  readonly id: string;
  readonly label: string;
  /** What the workflow is called in the host. */
  readonly workflow: string | null;
  /** Shipped targets: what they know of model files. */
  readonly targets: readonly TargetFile[];
  /** File name to where the workflow itself says that it can be had. */
  readonly urls: ReadonlyMap<string, string>;
}
