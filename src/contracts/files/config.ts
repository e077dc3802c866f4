// `<user dir>/default/studio/config.json`: the folders that episodes may lie in. Contract answers 1.1.
import { Type, type Static } from "typebox";
import { open } from "../schema.ts";

export const ConfigFile = open({
  roots: Type.Array(Type.String()),
  review_copy: Type.Boolean(),
  version: Type.Integer(),
});
export type ConfigFile = Static<typeof ConfigFile>;
