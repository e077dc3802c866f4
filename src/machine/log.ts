// The service's own log, to standard error, so that standard output stays for what a command answers.
import { pino, type Logger } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error" | "debug">;

export function openLog(level: string): Log {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
}

export const silentLog: Log = pino({ level: "silent" });
