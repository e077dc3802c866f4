// Asks a host that lets in only who shows something: it goes with every request to the host's own origin, and with none to another. What comes
// back never repeats it. docs/hosts.md "A host that asks who you are".
import { passOf, withPass } from "../../core/settings/local-auth.ts";
import { sameOriginFetch } from "../same-origin-fetch.ts";

/** What an address is shown, as the settings have it now; null for nothing. */
export type AuthFor = (url: string) => string | null;

export const NO_AUTH: AuthFor = () => null;

/** `sameOriginFetch` with what the host wants to be shown. */
export async function fetchAsGuest(url: string, init: RequestInit, authFor: AuthFor): Promise<Response> {
  const { url: address, headers } = withPass(url, authFor(url));
  const own = Object.fromEntries(new Headers(init.headers));
  return sameOriginFetch(address, { ...init, headers: { ...own, ...headers } });
}

/** Texts of others may hold what was sent to them. */
export function withoutPass(text: string, auth: string | null): string {
  if (auth === null) return text;
  return passOf(auth).secrets.reduce((shown, secret) => shown.replaceAll(secret, "[key]"), text);
}
