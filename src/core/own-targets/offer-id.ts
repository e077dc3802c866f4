// Names for a target that somebody makes of a workflow.

/** `film/My Wan.json` is called `My Wan`. */
export function titleOf(workflow: string | null): string {
  const name = workflow
    ?.split("/")
    .at(-1)
    ?.replace(/\.json$/, "");
  return name || "My target";
}

/** An id made of a label: `my_wan`, with a number when it is taken. */
export function offerId(label: string, isTaken: (id: string) => boolean): string {
  const slug = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, 40);
  const base = slug.length < 2 ? `own_${slug}`.replace(/_$/, "") : slug;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}_${number}`;
    if (!isTaken(id)) return id;
  }
}
