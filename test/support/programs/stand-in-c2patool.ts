// A stand-in for c2patool: signs by adding a line to the end of a copy, and reports what it finds there. Speaks as the real one does.
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";

const SOURCE = `#!${process.execPath}
const { readFileSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
const MARK = "stand-in credentials ";
if (args[0] === "--version") console.log("c2patool 0.0.0");
else if (args.includes("-m")) {
  const order = JSON.parse(readFileSync(args[args.indexOf("-m") + 1], "utf8"));
  if (readFileSync(order.private_key, "utf8") !== "a key") { console.error("Error: the key is no good"); process.exit(1); }
  const label = Buffer.from(JSON.stringify(order.assertions)).toString("base64");
  const box = Buffer.from("\\0\\0\\0\\0free" + MARK + label);
  box.writeUInt32BE(box.length, 0);
  writeFileSync(args[args.indexOf("-o") + 1], Buffer.concat([readFileSync(args[0]), box]));
} else {
  const at = readFileSync(args[0]).lastIndexOf(MARK);
  if (at < 0) { console.error("Error: No claim found"); process.exit(1); }
  console.log(JSON.stringify({ active_manifest: "m", manifests: { m: { signature_info: { issuer: "Ada Films" } } } }));
}
`;

/** Writes the program into a folder; returns its path. */
export async function placeStandInC2pa(folder: string): Promise<string> {
  const path = join(folder, "c2patool.cjs");
  await writeFile(path, SOURCE);
  await chmod(path, 0o755);
  return path;
}
