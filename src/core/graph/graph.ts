// What goes into a target's graph, and what comes out: the host's API format.

export type GraphValue = string | number | boolean;
export type GraphItem = Readonly<Record<string, GraphValue>>;

/** Single values by name, and lists of items: LoRAs, pictures, sounds. What is not there is not set. */
export interface GraphValues {
  readonly values: Readonly<Record<string, GraphValue | undefined>>;
  readonly lists: Readonly<Record<string, readonly GraphItem[] | undefined>>;
}

/** A node's id and the slot of its output. */
export type GraphLink = readonly [string, number];

export interface GraphNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, GraphValue | GraphLink>>;
}

export type Graph = Readonly<Record<string, GraphNode>>;
