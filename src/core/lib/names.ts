// Names that are safe in file paths, and the stem of a take's files.

/** What nearly all ids are: a status of thousands of takes asks about each of their files. */
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Every character outside `A-Za-z0-9_.-` becomes `_`. A name that is only dots cannot climb. */
export function safeName(id: string): string {
  if (PLAIN.test(id)) return id;
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

/** Name of a pass's folder of takes in the episode. */
export function rendersFolder(pass: "final" | "proxy"): "renders" | "renders_proxy" {
  return pass === "final" ? "renders" : "renders_proxy";
}

/** Folder of a shot's takes, relative to the episode. */
export function takeFolder(pass: "final" | "proxy", shot: string): string {
  return `${rendersFolder(pass)}/${safeName(shot)}`;
}

/** The role of a picture inside a shot, and the slot of the one on a frame from the shot's first. */
export const GUIDE = "guide";

export function guideSlot(frame: number): string {
  return `guide at frame ${frame}`;
}
