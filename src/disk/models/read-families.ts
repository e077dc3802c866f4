// Reads the table of model families that ships beside the targets. What it means is `core/models`.
import { ModelFamilies } from "../../contracts/files/model-families.ts";
import { readChecked } from "../reading/json-file.ts";

/** The families, and what is wrong with their file. Without them files are told by the patterns of targets alone. */
export async function readFamilies(path: string): Promise<{ families: ModelFamilies; problem: string | null }> {
  const read = await readChecked(path, ModelFamilies);
  if (read.is === "there") return { families: read.value, problem: null };
  return { families: {}, problem: read.is === "absent" ? "it is not there" : read.problem };
}
