// Where a target's workflow can come from beside the environment, and how a saved one is read back: for targets that come with the
// studio, and for those that a show made of a workflow.
import type { CheckResult } from "../../../contracts/check.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import { bindGraph } from "../../../core/own-targets/bind.ts";
import { isChanged, isSameWorkflow } from "../../../core/workflow/differs.ts";
import { importUiWorkflow } from "../../../core/workflow/import-ui-workflow.ts";
import type { NodeClasses } from "../../../core/workflow/node-class.ts";
import { workflowName } from "../../../core/workflow/workflow-name.ts";
import {
  readShippedWorkflow,
  readWorkflow,
  shippedPath,
  type WorkflowFiles,
} from "../../../disk/targets/target-workflows.ts";
import type { OwnTarget } from "../../../disk/targets/show-targets.ts";
import { readSaved } from "../../../core/workflow/convert.ts";
import { identifyNodes, isExample } from "../../../core/workflow/example-graph.ts";
import { adoptGraph } from "../../../core/own-targets/propose.ts";

export interface WorkflowOrigin {
  /** What a saved one is called in the host; null when it is not looked for there. */
  readonly name: string | null;
  /** The word for one that is saved there. */
  readonly savedIs: "saved" | "host";
  /** Where the one that needs no host lies, for people. */
  readonly path: string;
  /** Null when there is none. */
  readonly kept: CheckResult<Workflow> | null;
  readonly importSaved: (saved: unknown, kept: Workflow, classes: NodeClasses) => CheckResult<Workflow>;
  readonly differs: (imported: Workflow, kept: Workflow, classes: NodeClasses) => boolean;
}

export async function shippedOrigin(files: WorkflowFiles, target: TargetFile): Promise<WorkflowOrigin> {
  const shipped = await readShippedWorkflow(files, target);
  return {
    name: target.builtin ? null : workflowName(target.id),
    savedIs: "saved",
    path: shippedPath(target),
    kept: shipped && { ok: true, value: shipped },
    importSaved(saved, kept, classes) {
      const read = readSaved(saved, classes, { isKept: isExample });
      if (!read.ok) return read;
      const isOurs = identifyNodes(kept, read.value).ours.size > 0;
      const adopted = isOurs || kept.output.kind !== "video" ? undefined : adoptGraph(kept, read.value.graph, classes);
      return adopted ?? importUiWorkflow(kept, read.value, classes);
    },
    differs: (imported, kept, classes) => isChanged(kept, imported, classes),
  };
}

export async function ownOrigin({ file, folder }: OwnTarget): Promise<WorkflowOrigin> {
  return {
    name: file.workflow,
    savedIs: "host",
    path: `${folder}/workflow.json`,
    kept: await readWorkflow(folder),
    importSaved(saved, _kept, classes) {
      const read = readSaved(saved, classes);
      return read.ok ? bindGraph(read.value.graph, file, classes) : read;
    },
    differs: (imported, kept) => !isSameWorkflow(imported, kept),
  };
}
