// Reads how both takes of a pair were made. The records come with the shot's detail, the frozen shots from beside the takes: each is read
// once.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { ShotEntry } from "../../../src/contracts/files/shotlist.ts";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Ask } from "../../api/calls.ts";
import type { OpenEpisode, ShotDetails } from "../episode/episode-values.ts";
import { type Pair, frozenShot, frozenShotPath, type TakeFacts } from "./take-facts.ts";
import { differencesOf, versionDifferences, type Difference } from "./take-differences.ts";

interface Ports {
  readonly ask: Ask;
  readonly episode: OpenEpisode;
  readonly details: ShotDetails;
}

/** undefined while they are being read, and without a pair. */
export function readDifferences(
  pair: ReadonlySignal<Pair | undefined>,
  { ask, episode, details }: Ports,
): ReadonlySignal<readonly Difference[] | undefined> {
  const frozen = signal<ReadonlyMap<string, Partial<ShotEntry>>>(new Map());
  const pathOf = ({ shot }: Pair, { take }: TakeSummary) =>
    frozenShotPath(episode.facts.value?.folder ?? "", shot.shot, take);
  const keyOf = (path: string) => `${episode.folder.value}\n${path}`;
  const asked = new Set<string>();
  effect(() => {
    const two = pair.value;
    if (!two || two.of) return;
    const ep = episode.folder.value;
    for (const path of [pathOf(two, two.a), pathOf(two, two.b)]) {
      const key = keyOf(path);
      if (asked.has(key)) continue;
      asked.add(key);
      void ask("file", { ep, path }).then((answer) => {
        // The service is away: it is asked again when the pair is drawn anew.
        if (!answer.ok && answer.unreachable) return void asked.delete(key);
        frozen.value = new Map(frozen.peek()).set(key, answer.ok ? frozenShot(answer.value) : {});
      });
    }
  });
  return computed(() => {
    const two = pair.value;
    const detail = details.detail.value;
    if (two?.of) return versionDifferences(two.a.take === two.b.take ? two.a : two.b, two.of);
    if (!two || !detail) return undefined;
    const factsOf = (take: TakeSummary): TakeFacts | undefined => {
      const shot = frozen.value.get(keyOf(pathOf(two, take)));
      const known = detail.takes.find((one) => one.take === take.take);
      return shot && known && { take, shot, record: (known.sidecar ?? {}) as Partial<Sidecar> };
    };
    const [a, b] = [factsOf(two.a), factsOf(two.b)];
    return a && b && differencesOf(a, b);
  });
}
