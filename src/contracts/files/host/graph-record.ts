// Where the workflow of a target comes from. docs/format.md "Target files", `graph`; docs/http.md "Workflows".
import { Type, type Static } from "typebox";
import { orNull, oneOf } from "../../schema.ts";

/**
 * `env`: the file that the environment names; `host`: a workflow of the host that a show's own target was made from; `saved`: the copy in
 * the host under the target's name; `shipped`: the one that comes with the target; `none`: it has none.
 */
const GraphSource = oneOf("env", "host", "saved", "shipped", "none");

export const GraphRecord = Type.Object({
  /** What the copy in the host is called, below its folder of workflows. */
  name: orNull(Type.String()),
  source: GraphSource,
  /** The file, or the host's address. */
  where: orNull(Type.String()),
  /** The variable that can name a file. */
  env: Type.String(),
  env_set: Type.Boolean(),
  /** Whether the host has a copy; null while it does not answer. */
  installed: orNull(Type.Boolean()),
  /** Whether the workflow in force differs from the shipped one in more than a job changes; null when that is not known. */
  differs: orNull(Type.Boolean()),
  /** The shipped file. */
  repo: orNull(Type.String()),
  error: orNull(Type.String()),
});
export type GraphRecord = Static<typeof GraphRecord>;
