// What a host that asks who you are is shown: a token, a user and a password, a header, or a part of the address, typed as one line. It is bound to the
// origins of the hosts that it was given for. docs/hosts.md "A host that asks who you are".

/** What goes with a request. */
export interface Pass {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** What of it may never be shown, whoever repeats it. */
  readonly secrets: readonly string[];
}

/** `line` is one that the settings take. */
export function passOf(line: string): Pass {
  const blank = line.indexOf(" ");
  const [kind, rest] = [line.slice(0, blank), line.slice(blank + 1)];
  if (kind === "bearer") return { headers: { authorization: `Bearer ${rest}` }, query: {}, secrets: [rest] };
  if (kind === "basic") return basic(rest);
  const at = rest.indexOf("=");
  const [name, value] = [rest.slice(0, at), rest.slice(at + 1)];
  const secrets = [value, encodeURIComponent(value)];
  return {
    headers: kind === "header" ? { [name]: value } : {},
    query: kind === "query" ? { [name]: value } : {},
    secrets,
  };
}

/** The address and the headers that a request really has; `auth`: what is shown there, or null. */
export function withPass(
  url: string,
  auth: string | null,
): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
  if (auth === null) return { url, headers: {} };
  const { headers, query } = passOf(auth);
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { url: address.href, headers };
}

/** Whether an answer's status says that the host did not let us in. */
export function isShut(status: number): boolean {
  return status === 401 || status === 403;
}

/** What to do about it, for people. */
export function shutSentence(status: number, hasAuth: boolean): string {
  const tried = hasAuth
    ? "it does not let in who shows the local_auth of the settings: type that anew"
    : "it wants to know who asks: give its user and password, or its token, as local_auth in the settings";
  return status === 403 ? `${tried}, or ask who runs it whether you may use it` : tried;
}

function basic(rest: string): Pass {
  const coded = Buffer.from(rest, "utf8").toString("base64");
  const password = rest.slice(rest.indexOf(":") + 1);
  return {
    headers: { authorization: `Basic ${coded}` },
    query: {},
    secrets: [coded, rest, ...(password === "" ? [] : [password])],
  };
}
