// A show's own targets: made from a workflow of the host, saved with the show. docs/http.md "Targets of a show's own".
import { Type } from "typebox";
import { BoundWidget, OwnTargetFile } from "../files/own-target.ts";
import { TargetKind } from "../files/target.ts";
import { defineRoute } from "../route.ts";
import { closed, EpisodePath, open, orNull } from "../schema.ts";

const Id = Type.String({ minLength: 1, description: "target id" });
const Graph = open({}, { description: "a workflow as the host's front end saves it, or in the API format" });
const Value = Type.Unknown();
const WidgetPlace = open({ ...BoundWidget.properties, title: Type.String(), value: Value });

export const inspectWorkflowRoute = defineRoute({
  id: "inspectWorkflow",
  method: "post",
  path: "/targets/inspect",
  summary:
    "What a target made of a workflow would be: where its values go, and what a person has to decide. Writes nothing.",
  body: closed({
    /** The name of a saved workflow, or the workflow itself. */
    workflow: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Graph])),
    graph: Type.Optional(Graph),
    /** The name of a template of the host. */
    template: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ep: Type.Optional(EpisodePath),
    id: Type.Optional(Id),
    label: Type.Optional(Type.String()),
    /** What it is to make; without it, what the workflow saves: a video before a picture before a sound. */
    kind: Type.Optional(TargetKind),
    /** Of several nodes that save, the one whose result is wanted. */
    output: Type.Optional(Id),
  }),
  reply: open({
    proposal: OwnTargetFile,
    /** Parameter to how its place was found. */
    matched: Type.Record(Type.String(), Type.String()),
    ambiguous: Type.Array(
      open({
        param: Type.String(),
        candidates: Type.Array(WidgetPlace),
        ask: Type.String(),
      }),
    ),
    /** Every parameter with its places (none: the workflow keeps its own value), why, and what else could take it. */
    bindings: Type.Array(
      open({
        param: Type.String(),
        places: Type.Array(WidgetPlace),
        why: Type.String(),
        alternatives: Type.Array(WidgetPlace),
        /** It is among `ambiguous`. */
        asked: Type.Boolean(),
      }),
    ),
    /** Nodes whose result it could make, the likeliest first. */
    ends: Type.Array(
      open({ node: Id, kind: TargetKind, class_type: Type.String(), title: Type.String(), chosen: Type.Boolean() }),
    ),
    /** The prompt that the workflow was saved with. */
    sample: orNull(Type.String()),
    warnings: Type.Array(Type.String()),
    models: Type.Array(
      open({
        param: Type.String(),
        file: Type.String(),
        folder: Type.String(),
        family: Type.String(),
        label: Type.String(),
      }),
    ),
    /** Classes that do not come with the host, and the modules that bring them. */
    nodes: Type.Record(Type.String(), Type.String()),
    unbound: Type.Array(open({ class_type: Type.String(), field: Type.String(), value: Value, title: Type.String() })),
    problems: Type.Array(Type.String()),
    can_save: Type.Boolean(),
  }),
  refuses: {
    "bad-input": "neither a name nor a graph, one that cannot be read, or one that saves nothing of that kind",
    unknown: "no saved workflow of that name",
    "host-silent": "no host is set, or it does not answer",
  },
});

const OwnTargets = Type.Array(
  open({
    id: Type.String(),
    kind: Type.String(),
    label: Type.String(),
    short: Type.String(),
    draft: Type.Boolean(),
    workflow: orNull(Type.String()),
    path: Type.String(),
  }),
);

export const putOwnTargetRoute = defineRoute({
  id: "putOwnTarget",
  method: "put",
  path: "/targets/custom",
  summary: "Saves a show's own target with its graph, or, with id and draft, only says whether it is still a draft.",
  body: closed({
    ep: EpisodePath,
    target: Type.Optional(open({}, { description: "a target file, as inspect proposes it" })),
    /** The workflow itself, for a target without a name of a saved one. */
    graph: Type.Optional(Graph),
    /** Or the template of the host that it was proposed from. */
    template: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    id: Type.Optional(Id),
    draft: Type.Optional(Type.Boolean()),
  }),
  reply: open({
    ok: Type.Boolean(),
    id: Type.String(),
    path: Type.String(),
    draft: Type.Boolean(),
    targets: OwnTargets,
  }),
  refuses: {
    "bad-input": "a target that cannot be used; `problems` says every reason",
    unknown: "no target of the show's own has that id",
    "host-silent": "no host is set, or it does not answer",
  },
});

export const deleteOwnTargetRoute = defineRoute({
  id: "deleteOwnTarget",
  method: "delete",
  path: "/targets/custom",
  summary: "Removes a show's own target. Takes that it made stay.",
  query: closed({ ep: EpisodePath, id: Id }),
  reply: open({ ok: Type.Boolean(), id: Type.String(), deleted: Type.Boolean(), targets: OwnTargets }),
  refuses: { "bad-input": "id is missing, or belongs to a target that comes with the studio" },
});
