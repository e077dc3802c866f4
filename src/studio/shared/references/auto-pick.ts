// Picks the first finished candidate of references that have no live file and were not cleared: of a character, view by view. A live file
// is never replaced so, and a voice never picked. docs/http.md "References".
import { join } from "node:path";
import { pickOf, viewPickOf } from "../../../core/refs/picks.ts";
import { isUsableRef, type RefTake } from "../../../core/refs/ref-take.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import type { StudioPorts } from "../../ports.ts";
import type { ListedReferences } from "./reference-facts.ts";
import { makeLive, type LivePorts } from "./make-live.ts";
import { announceSharers, type SiblingPorts } from "./siblings.ts";

export type AutoPickPorts = LivePorts & SiblingPorts & Pick<StudioPorts, "log">;

/** One event for each pick, and one of the episode at the end. */
export async function pickMissing(ports: AutoPickPorts, listed: ListedReferences): Promise<void> {
  const { facts, references } = listed;
  let isChanged = false;
  for (const reference of references) {
    for (const take of wantedPicks(listed, reference)) {
      const done = await ports.locks.hold(join(facts.ep, "refs", "auto-pick"), () =>
        pick(ports, listed, reference, take),
      );
      isChanged ||= done;
    }
  }
  if (isChanged) ports.emit({ type: "studio.episode", data: { ep: facts.ep } });
}

/** A stitch that fails is left for an explicit pick to report. */
async function pick(
  ports: AutoPickPorts,
  { facts }: ListedReferences,
  reference: Reference,
  take: RefTake,
): Promise<boolean> {
  try {
    await makeLive(ports, facts, { reference, take, unlessPicked: true });
    await announceSharers(ports, facts, reference.path);
    return true;
  } catch (error) {
    ports.log.info({ err: error, ref: reference.id }, "a candidate was not picked by itself");
    return false;
  }
}

function wantedPicks({ facts, files }: ListedReferences, reference: Reference): RefTake[] {
  const { takes, live } = files.get(reference.id) ?? {};
  if (!takes || live !== undefined || reference.kind === "voice" || reference.path === null) return [];
  const picks = facts.picks[reference.scope === "shot" ? "shots" : "series"];
  if (pickOf(picks, reference.id)?.cleared !== undefined) return [];
  const first = (view: string | null) => (takes.get(view) ?? []).find(isUsableRef) ?? [];
  if (reference.views.length === 0) return [first(null)].flat();
  const isOpen = (view: string) => {
    const found = viewPickOf(picks, reference.id, view);
    return found?.take === undefined && found?.cleared === undefined;
  };
  return reference.views.filter(isOpen).flatMap(first);
}
