// What the Router says when a request did not end with a result: whether to come again with the same key, and why not, for people.
import { fieldOf, textOf } from "../../core/workflow/json-parts.ts";

export interface RouterRefusal {
  /** `later`: the same request returns the result; `unknown`: the same, and it is not known whether it started. */
  readonly is: "later" | "refused" | "unknown";
  readonly reason: string;
}

type RefusalBuilder = (said: string) => RouterRefusal;

const later =
  (reason: string): RefusalBuilder =>
  () => ({ is: "later", reason });
const refused =
  (reason: string): RefusalBuilder =>
  (said) => ({ is: "refused", reason: said === "" ? reason : `${reason}: ${said}` });

const BY_TYPE: Readonly<Record<string, RefusalBuilder>> = {
  concurrency_limit_exceeded: later("it runs there, or waits for its turn"),
  deadline_exceeded: later("it takes longer than one answer"),
  rate_limited: later("the Router was asked too often"),
  service_unavailable: later("the Router is not there for now"),
  insufficient_credits: refused("the account has too few credits for this run"),
  unauthorized: refused("the key is not accepted: type it anew in the settings"),
  forbidden: refused("the key's account may not use this model"),
  not_enabled: refused("this is not enabled for the key's account"),
  model_not_found: refused("the Router does not have this model any more"),
  content_policy_violation: refused(
    "the provider's policy does not allow this content; change the prompt or the pictures",
  ),
  provider_error: refused("the provider failed"),
  provider_timeout: refused("the provider took too long"),
  client_disconnected: refused("the Router ended the run because the connection to it was lost"),
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: "unauthorized",
  402: "insufficient_credits",
  403: "forbidden",
  404: "model_not_found",
  429: "rate_limited",
  503: "service_unavailable",
  504: "deadline_exceeded",
};

/** Reads a status, the headers and the body, as far as there are any. */
export function readRefusal(status: number, headers: Headers, body: unknown): RouterRefusal {
  const named = headers.get("x-comfy-error-type") ?? textOf(body, "error_type") ?? "";
  const type = Object.hasOwn(BY_TYPE, named) ? named : (BY_STATUS[status] ?? named);
  const said = detailOf(fieldOf(body, "detail"));
  if (type === "invalid_input" && status === 409) {
    return { is: "refused", reason: `the Router cannot give back this run: look into your account (${said})` };
  }
  const build = BY_TYPE[type];
  if (build) return build(said);
  if (status >= 500 || status === 408) return { is: "unknown", reason: `status ${status} ${said}`.trim() };
  const reason = said === "" ? `status ${status}` : said;
  return { is: "refused", reason: `the model does not take the request; it is not billed: ${reason}` };
}

/** A sentence, or a list of what does not fit and where. */
function detailOf(detail: unknown): string {
  if (typeof detail === "string") return detail;
  if (!Array.isArray(detail)) return "";
  return detail
    .map((entry: unknown) => {
      const where = fieldOf(entry, "loc");
      const message = textOf(entry, "msg") ?? "does not fit";
      return Array.isArray(where) ? `${where.join(".")}: ${message}` : message;
    })
    .join("; ");
}
