// The formats whose checks are made when the studio is built: what every start, command and first status reads. Making them in a process
// takes tens of milliseconds each. A check that was made of another schema than the one of today is left alone.
import { createHash } from "node:crypto";
import type { TSchema } from "typebox";
import { useCheck, type CompiledCheck } from "./check.ts";
import { ConfigFile, SettingsFile } from "./files/settings.ts";
import { CutFile } from "./files/cut.ts";
import { HostedBinding } from "./files/hosted.ts";
import { JournalLine } from "./files/job.ts";
import { HostVersions } from "./files/host/host-versions.ts";
import { ModelFamilies } from "./files/host/model-families.ts";
import { LedgerLine } from "./files/agents/ledger-line.ts";
import { OverridesFile } from "./files/overrides.ts";
import { RenderPayload } from "./files/render-payload.ts";
import { Shotlist } from "./files/shotlist.ts";
import { Story } from "./files/story.ts";
import { Sidecar } from "./files/sidecar.ts";
import { Workflow } from "./files/workflow.ts";

export const PRECOMPILED: Readonly<Record<string, TSchema>> = {
  ConfigFile,
  CutFile,
  HostedBinding,
  HostVersions,
  JournalLine,
  LedgerLine,
  ModelFamilies,
  OverridesFile,
  RenderPayload,
  SettingsFile,
  Shotlist,
  Sidecar,
  Story,
  Workflow,
};

/** What the build has left. */
export interface CompiledChecks {
  readonly checks: Readonly<Record<string, CompiledCheck>>;
  /** By name, of the schema that each was made of. */
  readonly hashes: Readonly<Record<string, string>>;
}

export function useCompiledChecks({ checks, hashes }: CompiledChecks): void {
  for (const [name, schema] of Object.entries(PRECOMPILED)) {
    const made = checks[name];
    if (made && hashes[name] === hashOfSchema(schema)) useCheck(schema, made);
  }
}

export function hashOfSchema(schema: TSchema): string {
  return createHash("sha1").update(JSON.stringify(schema)).digest("hex");
}
