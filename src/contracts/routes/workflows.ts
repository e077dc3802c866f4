// Copies of the targets' workflows in the workflow host. docs/http.md "Workflows".
import { Type } from "typebox";
import { GraphRecord } from "../files/host/graph-record.ts";
import { defineRoute } from "../route.ts";
import { closed, open, orNull } from "../schema.ts";

const TargetId = Type.String({ minLength: 1, description: "target id" });
const Name = Type.String({ description: "path below the host's folder of workflows" });

export const workflowsRoute = defineRoute({
  id: "getWorkflows",
  method: "get",
  path: "/workflows",
  summary: "The workflows saved in the host, and which of them a target's jobs fill.",
  reply: open({ workflows: Type.Array(open({ name: Type.String(), target: Type.Boolean() })) }),
  refuses: { "host-silent": "no host is set, or it does not answer" },
});

export const installWorkflowRoute = defineRoute({
  id: "installWorkflow",
  method: "post",
  path: "/workflow/install",
  summary:
    "Saves a target's shipped workflow in the host, where a person can change it: from then on that copy renders.",
  body: closed({
    target: TargetId,
    /** Saved under another name, it is a copy to look at, and renders nothing. */
    name: Type.Optional(orNull(Name)),
    overwrite: Type.Optional(Type.Boolean()),
  }),
  reply: open({
    ok: Type.Boolean(),
    target: Type.String(),
    installed: Type.String(),
    renders: Type.Boolean(),
    graph: GraphRecord,
  }),
  refuses: {
    "bad-input": "an unknown target, one without a workflow, or a name that leads out",
    conflict: "a workflow of that name is saved already",
    "host-silent": "the host does not answer, lacks a node of the workflow, or refuses the file",
  },
});

export const deleteWorkflowRoute = defineRoute({
  id: "deleteWorkflow",
  method: "delete",
  path: "/workflow/install",
  summary: "Removes a target's copy from the host: the shipped workflow renders again.",
  query: closed({ target: TargetId, name: Type.Optional(Name) }),
  reply: open({
    ok: Type.Boolean(),
    target: Type.String(),
    deleted: Type.Boolean(),
    name: Type.String(),
    graph: GraphRecord,
  }),
  refuses: {
    "bad-input": "an unknown target, or a name that leads out",
    "host-silent": "the host does not answer, or refuses",
  },
});
