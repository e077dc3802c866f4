// Whether a hosted model makes drafts now: its own schema has to have the field, whatever its provider's papers say.
import type { HostedBinding } from "../../../contracts/files/hosted.ts";
import { readModelSchema } from "../../../core/hosted/model-schema.ts";
import type { StudioPorts } from "../../ports.ts";

/** False also while nobody can tell: a whole run is the safe choice. */
export async function offersDrafts({ router }: Pick<StudioPorts, "router">, binding: HostedBinding): Promise<boolean> {
  const { draft, model } = binding;
  const read = draft && (await router()?.schema(model));
  if (!draft || !read || "why" in read) return false;
  return readModelSchema(read.json).fields.some(({ name }) => name === draft.field);
}
