// The host's own library of workflows, as models that a show can use. docs/http.md "Templates of the host".
import { Type } from "typebox";
import { TargetKind } from "../files/target.ts";
import { InstallJob } from "../replies/features.ts";
import { defineRoute } from "../route.ts";
import { closed, Flag, open, orNull } from "../schema.ts";

const Name = Type.String({ minLength: 1, maxLength: 200, description: "name of a template of the host" });

export const templatesRoute = defineRoute({
  id: "templates",
  method: "get",
  path: "/templates",
  summary: "The workflows that the host brings and that make a video, a picture or a sound, by what they make.",
  query: closed({
    kind: Type.Optional(TargetKind),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** Also whether the host has all that each needs: every template of the kind is read. */
    ready: Type.Optional(Flag),
  }),
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
        /** It has a picture of what it makes. */
        picture: Type.Boolean(),
        /** Whether the host has its files and nodes; null without `ready`, and while the host does not say. */
        ready: orNull(Type.Boolean()),
        /** How many of its files the host lacks; null as `ready` is. */
        files_missing: orNull(Type.Integer()),
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
  /** Bytes of its download; null without `sizes`, and where its server does not say. */
  size: orNull(Type.Number()),
});

export const templateRoute = defineRoute({
  id: "template",
  method: "get",
  path: "/templates/template",
  summary: "What a template loads and what of it the host lacks, and whether it can become a target of a show.",
  /** `sizes`: also how large each missing file is, which its server is asked once. */
  query: closed({ name: Name, sizes: Type.Optional(Flag) }),
  reply: open({
    name: Name,
    kind: orNull(TargetKind),
    files: Type.Array(TemplateFile),
    missing: open({
      files: Type.Integer(),
      /** Those whose size is known. */
      bytes: Type.Number(),
      /** How many have no known size. */
      unknown: Type.Integer(),
    }),
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

export const templatePictureRoute = defineRoute({
  id: "templatePicture",
  method: "get",
  path: "/templates/picture",
  summary: "The host's own picture of what a template makes, kept once it was fetched.",
  query: closed({ name: Name }),
  refuses: {
    unknown: "the host lists no such template, it has no picture, or what it gives is none",
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
