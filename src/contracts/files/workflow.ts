// `workflow.json`: the portable graph of a target, as data. Nodes of the host's API format with placeholders for values, and options that
// add nodes when a value or a list of files is there. `core/graph/build-graph.ts` fills it.
import { Type, type Static } from "typebox";
import { closed, oneOf } from "../schema.ts";

const Name = Type.String({ minLength: 1 });
/** An output of a node: its id and slot. */
const Link = Type.Unsafe<[string, number]>({
  type: "array",
  prefixItems: [
    { type: "string", minLength: 1 },
    { type: "integer", minimum: 0 },
  ],
  minItems: 2,
  maxItems: 2,
});

/**
 * What stands in an input: a value by its name, a field of the list item at hand, the end of a chain, a link, a constant, or a
 * constant that is no plain one.
 */
const Input = Type.Union([
  closed({ value: Name }),
  closed({ item: Name }),
  closed({ chain: Name }),
  closed({ literal: Type.Unknown() }),
  Link,
  Type.String(),
  Type.Number(),
  Type.Boolean(),
]);
export type WorkflowInput = Static<typeof Input>;

const Node = closed({ class_type: Name, inputs: Type.Record(Name, Input) });
export type WorkflowNode = Static<typeof Node>;

/**
 * Applied in order. `when`: all these values are there; `unless`: none of those is. `each`: once for every item of a list, `{i}` in
 * names being its number from `start`. `chains` moves the ends of chains to what was added.
 */
const Option = closed({
  when: Type.Optional(Type.Array(Name, { minItems: 1 })),
  unless: Type.Optional(Type.Array(Name, { minItems: 1 })),
  each: Type.Optional(Name),
  start: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Most items of the list that the graph takes. */
  max: Type.Optional(Type.Integer({ minimum: 1 })),
  add: Type.Optional(Type.Record(Name, Node)),
  /** Inputs of nodes that are there already, as `node.input`. */
  set: Type.Optional(Type.Record(Name, Input)),
  /** Nodes that become another class. */
  class: Type.Optional(Type.Record(Name, Name)),
  chains: Type.Optional(Type.Record(Name, Link)),
  /** Nodes that go. */
  drop: Type.Optional(Type.Array(Name)),
});
export type WorkflowOption = Static<typeof Option>;

export const Workflow = closed({
  /** Where each chain ends before any option. */
  chains: Type.Record(Name, Link),
  nodes: Type.Record(Name, Node),
  options: Type.Array(Option),
  /**
   * Values that follow from others: `of * by * times / per + add`; `by` and `per` name values, `round` makes it whole.
   * `below`: the rest of a seed, so that it fits a widget that takes less.
   */
  derived: Type.Optional(
    Type.Record(
      Name,
      closed({
        of: Name,
        times: Type.Optional(Type.Number()),
        by: Type.Optional(Name),
        per: Type.Optional(Name),
        add: Type.Optional(Type.Number()),
        round: Type.Optional(Type.Boolean()),
        below: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
    ),
  ),
  /** Values and lists that it had a place for before somebody changed it: a job that has them is refused. */
  lost: Type.Optional(Type.Array(Name)),
  /** The node whose files are the work's result. */
  output: closed({
    node: Name,
    kind: oneOf("video", "image", "audio"),
    /** Nodes of options whose files are kept beside it. */
    beside: Type.Optional(Type.Array(Name)),
    /** Further nodes that save a video, of somebody's own workflow: they go to the host only where the settings keep such copies. */
    others: Type.Optional(Type.Array(Name)),
  }),
});
export type Workflow = Static<typeof Workflow>;
