// The Router's catalogue as it was fetched last: `<user dir>/default/studio/router_models.json`. A broken file counts as none.
import { join } from "node:path";
import { Type, type Static } from "typebox";
import { open } from "../contracts/schema.ts";
import { configPath } from "./config.ts";
import { readChecked, writeJson } from "./reading/json-file.ts";

const KeptModels = open({
  fetched: Type.String(),
  models: Type.Array(open({ id: Type.String(), chargesRefusals: Type.String() })),
});
export type KeptModels = Static<typeof KeptModels>;

export async function readRouterModels(userDir: string): Promise<KeptModels | undefined> {
  const read = await readChecked(pathOf(userDir), KeptModels);
  return read.is === "there" ? read.value : undefined;
}

export async function writeRouterModels(userDir: string, kept: KeptModels): Promise<void> {
  await writeJson(pathOf(userDir), kept);
}

function pathOf(userDir: string): string {
  return join(configPath(userDir), "..", "router_models.json");
}
