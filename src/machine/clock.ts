// The time as a value that is handed in, so that tests can hold it still.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601 in local time with offset, whole seconds: `2026-11-02T10:14:03+01:00`. */
export function stamp(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const sign = minutes < 0 ? "-" : "+";
  const offset = Math.abs(minutes);
  return `${local}${sign}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}

/** `YYYYmmdd-HHMMSS` in UTC, for names whose order is their age. */
export function utcStamp(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "").replace("T", "-");
}

/** `YYYYmmdd-HHMMSS` in local time, for names of trash folders and of copies that a person looks for. */
export function fileStamp(date: Date): string {
  return stamp(date).slice(0, 19).replaceAll("-", "").replaceAll(":", "").replace("T", "-");
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
