// Reads the tables that ship beside the targets: families of model files, and which host brings what. What they mean is `core/`.
import { HostVersions } from "../../contracts/files/host-versions.ts";
import { ModelFamilies } from "../../contracts/files/model-families.ts";
import { readChecked } from "../reading/json-file.ts";

/** The families, and what is wrong with their file. Without them files are told by the patterns of targets alone. */
export async function readFamilies(path: string): Promise<{ families: ModelFamilies; problem: string | null }> {
  const read = await readChecked(path, ModelFamilies);
  if (read.is === "there") return { families: read.value, problem: null };
  return { families: {}, problem: read.is === "absent" ? "it is not there" : read.problem };
}

/** Without the table a host's lacks are told without what brings them. */
export async function readHostVersions(path: string): Promise<{ versions: HostVersions; problem: string | null }> {
  const read = await readChecked(path, HostVersions);
  if (read.is === "there") return { versions: read.value, problem: null };
  const versions = { classes: {}, values: {}, folders: {}, packs: [] };
  return { versions, problem: read.is === "absent" ? "it is not there" : read.problem };
}
