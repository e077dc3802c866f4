// GET /studio/shot/dryrun/file: a file that a dry run told of, as its bytes would be sent.
import type { FileHandle } from "node:fs/promises";
import { Refusal } from "../../contracts/refusal.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { StudioPorts } from "../ports.ts";
import { placeOf } from "../shared/dry-run/describe-inputs.ts";

export async function findDryRunFile(
  { dryRunFiles }: Pick<StudioPorts, "dryRunFiles">,
  { name }: { readonly name: string },
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  const path = await dryRunFiles.find(placeOf(name));
  if (path === undefined) throw new Refusal("unknown", `${name} is not kept any more: ask for the dry run again`);
  return { path, open: () => openProven(path) };
}
