// The service's own log, to standard error, so that standard output stays for what a command answers.
import { pino, type Logger } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error" | "debug">;

/** From the most to the least that is written. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function openLog(level: LogLevel): Log {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
}

export const silentLog: Log = pino({ level: "silent" });
