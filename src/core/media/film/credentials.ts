// What is signed of a film, as c2patool takes it, and what its report says: values only. Nothing is claimed beyond how the film came about.
import type { Credentials } from "../../../contracts/routes/proof/verify.ts";
import { isRecord } from "../../lib/json-values.ts";

/** That nobody here knows the signer is no fault of the film. */
const UNTRUSTED = "signingCredential.untrusted";

export interface SignedFilm {
  readonly title: string;
  /** Of the studio. */
  readonly version: string;
  /** The IPTC's word; null where nothing is claimed of how it came about. */
  readonly sourceType: string | null;
}

/** The manifest, without the key. */
export function signingOrder({ title, version, sourceType }: SignedFilm) {
  const type = sourceType && { digitalSourceType: `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}` };
  const created = { action: "c2pa.created", ...type };
  return {
    claim_generator_info: [{ name: "Episode Studio", version }],
    title,
    assertions: [{ label: "c2pa.actions", data: { actions: [created] } }],
  };
}

/** Of the report that the program prints about a signed file. */
export function credentialsIn(report: string): Credentials {
  const read = parse(report);
  const manifests = isRecord(read) && isRecord(read["manifests"]) ? read["manifests"] : {};
  const active =
    isRecord(read) && typeof read["active_manifest"] === "string" ? manifests[read["active_manifest"]] : null;
  if (!isRecord(read) || !isRecord(active)) return { state: "none", text: "it is not signed" };
  const issuer = issuerOf(active);
  const codes = codesIn(read["validation_status"]);
  const problems = codes.filter((code) => code !== UNTRUSTED);
  if (read["validation_state"] === "Invalid" || problems.length > 0)
    return {
      state: "invalid",
      text: `it was signed by ${issuer}, and ${problems.join(", ") || "is not what was signed"}`,
    };
  const known = codes.includes(UNTRUSTED) ? ", whom the program does not know" : "";
  return { state: "valid", text: `it is signed by ${issuer}${known}` };
}

function issuerOf(manifest: Readonly<Record<string, unknown>>): string {
  const signature = isRecord(manifest["signature_info"]) ? manifest["signature_info"] : {};
  return typeof signature["issuer"] === "string" ? signature["issuer"] : "somebody unnamed";
}

function codesIn(status: unknown): string[] {
  return (Array.isArray(status) ? status : []).flatMap((each: unknown) =>
    isRecord(each) && typeof each["code"] === "string" ? [each["code"]] : [],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
