// The client library that remote backends need, installed on request. Contract part A, "sdk/install".
import { defineRoute } from "../route.ts";
import { closed, open, withDefault } from "../schema.ts";
import { SdkRecord } from "./settings.ts";

export const installSdkRoute = defineRoute({
  id: "installSdk",
  method: "post",
  path: "/sdk/install",
  summary: "Installs the client library of the cloud, deployments and the Router, in the background.",
  body: withDefault(closed({}), {}),
  reply: open({ sdk: SdkRecord }),
  refuses: { conflict: "the environment forbids it" },
});
