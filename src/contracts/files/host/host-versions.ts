// `targets/host-versions.json`: what brings the node classes, choices and models folders that workflows ask a host for: a version of
// ComfyUI, or a pack of nodes. What is not listed is in every host from 0.3.64 on, or not known. From ComfyUI's release notes and history.
import { Type, type Static } from "typebox";
import { closed } from "../../schema.ts";

const Name = Type.String({ minLength: 1 });
const Version = Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" });

export const NodePack = closed({ name: Name, id: Name, url: Name });
export type NodePack = Static<typeof NodePack>;

/** What a loader node becomes where the file of one of these inputs is a quantized one; `without`: inputs that the other node does not take. */
export const QuantizedLoader = closed({
  inputs: Type.Array(Name, { minItems: 1 }),
  becomes: Name,
  without: Type.Array(Name),
});
export type QuantizedLoader = Static<typeof QuantizedLoader>;

export const HostVersions = closed({
  /** Node class to the first version that has it. */
  classes: Type.Record(Name, Version),
  /** Node class, then its input, then a choice of it, to the first version that offers the choice. */
  values: Type.Record(Name, Type.Record(Name, Type.Record(Name, Version))),
  folders: Type.Record(Name, Version),
  /** `classes`: a glob of the names of the pack's classes. */
  packs: Type.Array(
    closed({
      classes: Name,
      ...NodePack.properties,
      /** What the installer clones; a pack without one is left to a person. */
      commit: Type.Optional(Type.String({ pattern: "^[0-9a-f]{40}$" })),
      /** Node class of the host to what the pack loads quantized files (GGUF) by in its place. */
      loaders: Type.Optional(Type.Record(Name, QuantizedLoader)),
    }),
  ),
});
export type HostVersions = Static<typeof HostVersions>;
