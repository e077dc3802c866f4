// The studio's own version, from the package that it lies in.
import { readFileSync } from "node:fs";

const PACKAGE = new URL("../../../package.json", import.meta.url);

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  return version;
}
