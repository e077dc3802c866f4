// The tables about model files and hosts that ship with the targets: the families of files, and which host or pack brings what is missing.
import { HostVersions } from "../../contracts/files/host/host-versions.ts";
import { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import { readChecked } from "../reading/json-file.ts";

/** The families, and what is wrong with their file. Without them files are recognized by the patterns of targets alone. */
export async function readFamilies(path: string): Promise<{ families: ModelFamilies; problem: string | null }> {
  const read = await readChecked(path, ModelFamilies);
  if (read.is === "there") return { families: read.value, problem: null };
  return { families: {}, problem: read.is === "absent" ? "it is not there" : read.problem };
}

/** Without the table what a host lacks is reported without what provides it. */
export async function readHostVersions(path: string): Promise<{ versions: HostVersions; problem: string | null }> {
  const read = await readChecked(path, HostVersions);
  if (read.is === "there") return { versions: read.value, problem: null };
  const versions = { classes: {}, values: {}, folders: {}, packs: [] };
  return { versions, problem: read.is === "absent" ? "it is not there" : read.problem };
}
