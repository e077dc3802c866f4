// Names that are safe in file paths, and the stem of a take's files.

/** Every character outside `A-Za-z0-9_.-` becomes `_`. A name that is only dots cannot climb. */
export function safeName(id: string): string {
  const safe = id.replace(/[^A-Za-z0-9_.-]/gu, "_");
  return /^\.+$/.test(safe) ? safe.replaceAll(".", "_") : safe;
}

/** `ep01` or `ep01_proxy`: what is made of a whole pass is called after it. */
export function passStem(episode: string, pass: "final" | "proxy"): string {
  return pass === "proxy" ? `${episode}_proxy` : episode;
}

/** `sh010_t03`: two digits or more. */
export function takeStem(shot: string, take: number): string {
  return `${safeName(shot)}_t${String(take).padStart(2, "0")}`;
}
