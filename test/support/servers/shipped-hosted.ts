// How the hosted models that ship are asked, read from the source tree the way the studio reads it.
import { fileURLToPath } from "node:url";
import { readHostedBindings } from "../../../src/disk/targets/hosted-bindings.ts";

const folder = fileURLToPath(new URL("../../../src/targets", import.meta.url));

export const shippedHosted = await readHostedBindings(folder);
