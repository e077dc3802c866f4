// The feature installer: what can be installed, how large it is, installing it, and stopping that. docs/http.md "Feature installer".
import { Type } from "typebox";
import { Feature, InstallJob, InstallPlace } from "../../replies/features.ts";
import { defineRoute } from "../../route.ts";
import { closed, open, orNull, withDefault } from "../../schema.ts";

export const featuresRoute = defineRoute({
  id: "features",
  method: "get",
  path: "/features",
  summary:
    "What can be installed by group, what of it is installed, where it would go, and the installation under way.",
  reply: open({
    groups: Type.Array(open({ id: Type.String(), label: Type.String(), about: Type.String() })),
    features: Type.Array(Feature),
    place: open({
      ...InstallPlace.properties,
      /** Bytes that can be written where models go; null while that is not known. */
      free: orNull(Type.Number()),
    }),
    /** Whether there is a token for gated files; never the token. */
    hf_token: Type.Boolean(),
    job: InstallJob,
  }),
});

export const featureSizesRoute = defineRoute({
  id: "featureSizes",
  method: "get",
  path: "/features/sizes",
  summary: "The size of each download in bytes, asked once; null where its server does not say.",
  reply: open({ sizes: Type.Record(Type.String(), orNull(Type.Number())) }),
});

const Names = Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 500 }));

export const installFeaturesRoute = defineRoute({
  id: "installFeatures",
  method: "post",
  path: "/features/install",
  summary: "Queues what is missing of features, model files by name, and the packs that bring node classes.",
  body: closed({ features: Names, files: Names, classes: Names }),
  reply: open({ job: InstallJob, queued: Type.Array(Type.String()), skipped: Type.Array(Type.String()) }),
  refuses: { conflict: "there is nowhere to put it, or the environment forbids it" },
});

export const cancelFeaturesRoute = defineRoute({
  id: "cancelFeatures",
  method: "post",
  path: "/features/cancel",
  summary: "Stops the installation: what waits is canceled, a download keeps its bytes for the next time.",
  body: withDefault(closed({}), {}),
  reply: open({ job: InstallJob }),
});
