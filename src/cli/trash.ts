// `trash EP`: the discarded takes of both passes and the discarded candidates of references; `--restore ID` brings one back.
import { Refusal } from "../contracts/refusal.ts";
import type { ReplyOf } from "../contracts/route.ts";
import { refTrashRoute, restoreRefRoute } from "../contracts/routes/refs/trash.ts";
import { restoreTakeRoute, trashRoute } from "../contracts/routes/trash.ts";
import { takeStem } from "../core/lib/names.ts";
import { candidateName } from "../core/refs/ref-names.ts";
import type { CommonFlags } from "./args.ts";
import type { Answer } from "./output.ts";
import type { EpisodeClient } from "./client/client.ts";

export interface TrashFlags extends CommonFlags {
  readonly restore?: string;
}

type TrashedTake = ReplyOf<typeof trashRoute>["takes"][number];
type TrashedRef = ReplyOf<typeof refTrashRoute>["takes"][number];

interface Named {
  /** `proxy/sh010_t03` or `refs/location__quay_t02`, with the time of the discard where the trash knows one. */
  readonly id: string;
  /** As much of it as can be typed where that means one alone. */
  readonly short: readonly string[];
  readonly about: readonly (string | null)[];
  readonly restore: (client: EpisodeClient) => Promise<Answer>;
}

export async function answerTrash(client: EpisodeClient, { restore }: TrashFlags): Promise<Answer> {
  const { takes } = await client.call(trashRoute, { ep: client.ep });
  const { takes: refs } = await client.call(refTrashRoute, { ep: client.ep });
  const named = [...takes.map(nameTake), ...refs.map(nameRef)];
  if (restore !== undefined) return requireNamed(named, restore).restore(client);
  const width = Math.max(...named.map(({ id }) => id.length));
  const lines = named.map(({ id, about }) =>
    [id.padEnd(width), ...about.filter((part) => part !== null && part !== "")].join("  "),
  );
  const json = {
    takes: takes.map((take) => ({ id: nameTake(take).id, ...take })),
    refs: refs.map((ref) => ({ id: nameRef(ref).id, ...ref })),
  };
  return { json, lines: lines.length > 0 ? lines : ["the trash is empty"] };
}

function nameTake({ pass, shot, take, set, status, target, finished, note }: TrashedTake): Named {
  const stem = takeStem(shot, take);
  return {
    ...idsOf(pass, stem, set),
    about: [status ?? "no record", target, finished, note],
    restore: async ({ call, ep }) => {
      const json = await call(restoreTakeRoute, { ep, pass, shot, take, set });
      return { json, lines: [`${shot} take ${take} (${pass}) is back; the cut plays it once you pick it`] };
    },
  };
}

function nameRef({ ref, view, take, set, status, target, finished, note }: TrashedRef): Named {
  return {
    ...idsOf("refs", takeStem(candidateName(ref, view), take), set),
    about: [status, target, finished, note],
    restore: async ({ call, ep }) => {
      const json = await call(restoreRefRoute, { ep, ref, view, take, set });
      const what = [ref, view, `take ${take}`].filter((part) => part !== null).join(" ");
      return { json, lines: [`${what} is back; shots get it once you pick it`] };
    },
  };
}

function idsOf(folder: string, stem: string, set: string | null): Pick<Named, "id" | "short"> {
  const id = `${folder}/${stem}`;
  return { id: set === null ? id : `${id}@${set}`, short: [stem, id] };
}

/** What a person typed: an id, or as much of one as means a single thing. */
function requireNamed(all: readonly Named[], typed: string): Named {
  const whole = all.filter(({ id }) => id === typed);
  const meant = whole.length > 0 ? whole : all.filter(({ short }) => short.includes(typed));
  const [only, ...more] = meant;
  if (!only)
    throw new Refusal("unknown", `there is no ${typed} in the trash: without --restore, the trash lists its ids`);
  if (more.length === 0) return only;
  throw new Refusal(
    "conflict",
    `the trash holds ${typed} more than once: name ${meant.map(({ id }) => id).join(" or ")}`,
  );
}
