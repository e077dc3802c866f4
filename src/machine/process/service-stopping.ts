// The reason of a signal when the service stops: what runs elsewhere is to go on, and is followed again at the next start.
// Any other reason is a cancel: what was started is to be gone.

export class ServiceStopping extends Error {
  override name = "Leaving";
}

/** Whether work elsewhere is to be left alone although the signal says stop. */
export function isServiceStopping(signal: AbortSignal): boolean {
  return signal.reason instanceof ServiceStopping;
}
