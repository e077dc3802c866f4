// The studio's own folder in the user folder, claimed for one process (docs/decisions.md 14).
import { join } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { systemClock } from "../machine/clock.ts";
import type { CleanupStack } from "../machine/cleanup-stack.ts";
import { removeStalePartials, trackPartials } from "../machine/stale-partials.ts";
import { claimOwner, type Claim } from "../machine/process/owner.ts";
import type { UserFolders } from "../disk/config.ts";

/** Where the studio keeps its own files, and says who owns them. */
export function studioFolder({ userDir }: Pick<UserFolders, "userDir">): string {
  return join(userDir, "default", "studio");
}

/** Claims the folder and removes the partial files of killed processes. `beat`: milliseconds between two signs of life. */
export async function claimFolder(folder: string, beat: number | undefined, opened: CleanupStack): Promise<Claim> {
  opened.add(trackPartials(folder));
  const claim = await requireClaim(folder, beat);
  opened.add(() => claim.release());
  await removeStalePartials(folder);
  return claim;
}

async function requireClaim(folder: string, beat: number | undefined): Promise<Claim> {
  const { claim, holder } = await claimOwner(folder, { clock: systemClock, ...(beat !== undefined && { beat }) });
  if (claim) return claim;
  const where = holder.url ? `at ${holder.url}` : `as process ${holder.pid}`;
  throw new Refusal(
    "conflict",
    `the studio already runs ${where} and works in ${folder}: use that one, or stop it first`,
  );
}
