// The Router's catalogue as it was fetched last: `<user dir>/default/studio/router_models.json`. A broken file counts as none.
import { join } from "node:path";
import { Type, type Static } from "typebox";
import { open } from "../../contracts/schema.ts";
import { configPath } from "../config.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";

const CachedModels = open({
  fetched: Type.String(),
  models: Type.Array(open({ id: Type.String(), chargesRefusals: Type.String() })),
});
export type CachedModels = Static<typeof CachedModels>;

export async function readRouterModels(userDir: string): Promise<CachedModels | undefined> {
  const read = await readChecked(pathOf(userDir), CachedModels);
  return read.is === "there" ? read.value : undefined;
}

export async function writeRouterModels(userDir: string, cached: CachedModels): Promise<void> {
  await writeJson(pathOf(userDir), cached);
}

function pathOf(userDir: string): string {
  return join(configPath(userDir), "..", "router_models.json");
}
