// The host's own library of workflows, as models that a show can use. docs/http.md "Templates of the host".
import { Type } from "typebox";
import { TargetKind } from "../files/target.ts";
import { InstallJob } from "../replies/features.ts";
import { defineRoute } from "../route.ts";
import { closed, open, orNull } from "../schema.ts";

const Name = Type.String({ minLength: 1, maxLength: 200, description: "name of a template of the host" });

export const templatesRoute = defineRoute({
  id: "templates",
  method: "get",
  path: "/templates",
  summary: "The workflows that the host brings and that make a video, a picture or a sound, by what they make.",
  query: closed({ kind: Type.Optional(TargetKind), q: Type.Optional(Type.String({ maxLength: 200 })) }),
  reply: open({
    templates: Type.Array(
      open({
        name: Name,
        title: Type.String(),
        description: Type.String(),
        /** The host's own heading. */
        section: Type.String(),
        kind: TargetKind,
        /** The models that it names, in words. */
        models: Type.Array(Type.String()),
        /** Of all its files, as the library says it. */
        bytes: orNull(Type.Number()),
        /** It asks providers for money. */
        hosted: Type.Boolean(),
        /** The first version of the host that runs it. */
        host: orNull(Type.String()),
      }),
    ),
  }),
  refuses: { "host-silent": "no host is set, or it does not answer" },
});

const TemplateFile = open({
  file: Type.String(),
  folder: Type.String(),
  /** Null where the template records none over https. */
  url: orNull(Type.String()),
  /** Whether the host has it; null while it does not say. */
  installed: orNull(Type.Boolean()),
});

export const templateRoute = defineRoute({
  id: "template",
  method: "get",
  path: "/templates/template",
  summary: "What a template loads and what of it the host lacks, and whether it can become a target of a show.",
  query: closed({ name: Name }),
  reply: open({
    name: Name,
    kind: orNull(TargetKind),
    files: Type.Array(TemplateFile),
    nodes_missing: Type.Array(Type.String()),
    /** Why it cannot become a target; none where it can. */
    problems: Type.Array(Type.String()),
    warnings: Type.Array(Type.String()),
    can_save: Type.Boolean(),
  }),
  refuses: {
    unknown: "the host has no template of that name",
    "bad-input": "it cannot be read",
    "host-silent": "no host is set, or it does not answer",
  },
});

export const installTemplateRoute = defineRoute({
  id: "installTemplate",
  method: "post",
  path: "/templates/install",
  summary: "Queues the model files that a template records and the host does not have.",
  body: closed({ name: Name }),
  reply: open({ job: InstallJob, queued: Type.Array(Type.String()), skipped: Type.Array(Type.String()) }),
  refuses: {
    conflict: "there is nowhere to put it, or the environment forbids it",
    unknown: "the host has no template of that name",
    "bad-input": "it cannot be read",
    "host-silent": "no host is set, or it does not answer",
  },
});
