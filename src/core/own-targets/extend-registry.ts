// The targets of a show: those that come with the studio, and its own behind them. A draft can be named, and is in no list to choose from.
import { targetOf, type OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { TargetKind, TargetOf } from "../../contracts/files/target.ts";
import type { Registry } from "../targets/registry.ts";

export function extendRegistry(shipped: Registry, own: readonly OwnTargetFile[]): Registry {
  const targets = new Map(own.map((file) => [file.id, targetOf(file)]));
  const listed = own.filter(({ draft }) => !draft).flatMap(({ id }) => targets.get(id) ?? []);
  return {
    find: (idOrAlias) => shipped.find(idOrAlias) ?? targets.get(idOrAlias),
    list: <K extends TargetKind>(kind: K) =>
      [...shipped.list(kind), ...listed.filter((target) => target.kind === kind)] as TargetOf<K>[],
  };
}
