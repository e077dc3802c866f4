// Seeds: decimal text on the wire and on disk, BigInt in arithmetic. docs/format.md "Seeds and hashes".
import { createHash } from "node:crypto";

const MASK_63 = (1n << 63n) - 1n;

/** The seed a build gives a shot: the same in both passes and on every target, whatever the text says. */
export function builtSeed(episode: string, sequence: string, shot: string): string {
  const digest = createHash("sha256").update(`${episode}::${sequence}::${shot}`, "utf8").digest();
  return (digest.readBigUInt64BE(0) & MASK_63).toString();
}

/** A new seed from eight random bytes: 53 bits, so that any reader keeps it whole. */
export function newSeed(random: Uint8Array): string {
  const value = new DataView(random.buffer, random.byteOffset, 8).getBigUint64(0);
  return (value >> 11n).toString();
}
