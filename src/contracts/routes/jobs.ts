// The queue and the backends it runs on. docs/http.md "Job queue, backends, settings".
import { Type, type Static } from "typebox";
import { LedgerAct } from "../files/agents/asking.ts";
import { PaidRun, Money, LedgerPod } from "../files/money.ts";
import { defineRoute } from "../route.ts";
import { closed, open, withDefault, oneOf, orNull } from "../schema.ts";
import { Job, Lanes } from "../files/job.ts";

const ListedStep = open({
  id: Type.String(),
  kind: oneOf("from-frame", "clip", "night"),
  ep: Type.String(),
  created: Type.String(),
  /** The reference, or the shot, that it is about. */
  ref: Type.Optional(Type.String()),
  shot: Type.Optional(Type.String()),
  errors: Type.Array(Type.String()),
});

export const JobsReply = open({
  jobs: Type.Array(Job),
  lanes: Lanes,
  /** Runs handed to paid backends this session. What they cost by their estimates, by currency, and its limit. */
  paid: open({
    count: Type.Integer(),
    limit: orNull(Type.Integer()),
    spent: Type.Optional(Type.Record(Type.String(), Type.Number())),
    money_limit: Type.Optional(orNull(Money)),
  }),
  /** What follows jobs of references once they have ended. */
  steps: Type.Optional(Type.Array(ListedStep)),
  /** The last of them that could not do it, newest first, with why in `errors`. */
  failed_steps: Type.Optional(Type.Array(ListedStep)),
});
export type JobsReply = Static<typeof JobsReply>;

export const jobsRoute = defineRoute({
  id: "jobs",
  method: "get",
  path: "/jobs",
  summary: "Every queued or running job, then the last 200 finished, newest first.",
  standaloneOnlyUnderStudio: true,
  reply: JobsReply,
});

const JobId = Type.String({ minLength: 1, description: "job id" });

const jobAction = {
  method: "post",
  standaloneOnlyUnderStudio: true,
  reply: JobsReply,
} as const;

export const cancelJobRoute = defineRoute({
  ...jobAction,
  id: "cancelJob",
  path: "/jobs/cancel",
  summary: "Cancels a job, or a step with the jobs that it asked for; a running one is asked to stop and waited for.",
  body: closed({ id: JobId }),
  refuses: { unknown: "no such job", conflict: "the job has ended" },
});

export const retryJobRoute = defineRoute({
  ...jobAction,
  id: "retryJob",
  path: "/jobs/retry",
  summary: "Queues a finished job again; a render makes a new take with the same settings.",
  body: closed({ id: JobId }),
  refuses: { unknown: "no such job", conflict: "the job has not ended, or its inputs are gone" },
});

export const moveJobRoute = defineRoute({
  ...jobAction,
  id: "moveJob",
  path: "/jobs/move",
  summary: "Moves a waiting job; index 0 is next in its lane.",
  body: closed({ id: JobId, index: Type.Integer({ minimum: 0 }) }),
  refuses: { unknown: "no such job", conflict: "the job is not waiting" },
});

export const pauseLaneRoute = defineRoute({
  ...jobAction,
  id: "pauseLane",
  path: "/jobs/pause",
  summary: "Stops a lane from starting jobs, or lets it go on.",
  body: closed({ lane: Type.String({ minLength: 1 }), paused: Type.Boolean() }),
  refuses: { unknown: "no such lane" },
});

export const resetPaidRoute = defineRoute({
  ...jobAction,
  id: "resetPaid",
  path: "/jobs/paid-reset",
  summary: "Counts paid runs from zero again.",
  body: withDefault(closed({}), {}),
});

export const BackendRecord = open({
  name: Type.String(),
  kind: Type.String(),
  down: orNull(Type.String()),
  where: Type.String(),
  /** Where several hosts share its jobs; `remaining`: prompts of anybody there, `loaded`: the target of its last job. */
  hosts: Type.Optional(
    Type.Array(
      open({
        where: Type.String(),
        down: orNull(Type.String()),
        running: Type.Integer(),
        remaining: Type.Integer(),
        loaded: orNull(Type.String()),
      }),
    ),
  ),
});

export const backendsRoute = defineRoute({
  id: "backends",
  method: "get",
  path: "/backends",
  summary: "Where jobs can run, and why one cannot.",
  standaloneOnlyUnderStudio: true,
  reply: open({ backends: Type.Array(BackendRecord), api_key: Type.Boolean() }),
});

const When = Type.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2}))?$",
  description: "a day (2026-11-02) or a moment with its offset (2026-11-02T10:14:03+01:00)",
});

export const LedgerReply = open({
  /** In the order in which they were handed over. */
  runs: Type.Array(PaidRun),
  /** Lines of the ledger that cannot be read. */
  unreadable: Type.Integer({ minimum: 0 }),
  /** What agents did or tried, in order. */
  acts: Type.Optional(Type.Array(open({ at: Type.String(), ...LedgerAct.properties }))),
  /** When rented machines ran. */
  pods: Type.Optional(Type.Array(open({ at: Type.String(), ...LedgerPod.properties }))),
});
export type LedgerReply = Static<typeof LedgerReply>;

export const ledgerRoute = defineRoute({
  id: "ledger",
  method: "get",
  path: "/ledger",
  summary: "Every run that was handed to a paid backend, with what it was thought to cost and what it cost.",
  standaloneOnlyUnderStudio: true,
  query: closed({
    from: Type.Optional(When),
    to: Type.Optional(When),
    format: withDefault(oneOf("json", "csv"), "json"),
  }),
  reply: LedgerReply,
  alsoText: "text/csv",
});
