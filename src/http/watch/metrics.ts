// What the service does, as numbers in Prometheus's text format: requests, jobs by lane, events, paid runs, and the process itself.
// Nothing is measured by a timer, so that an idle service stays idle. docs/http.md "Watching the service".
import type { RequestHandler } from "express";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { StudioEvent } from "../../contracts/events.ts";
import type { StudioPorts } from "../../studio/ports.ts";
import type { EndedRequest } from "./follow-request.ts";

export interface Metrics {
  /** Answers a scrape. */
  readonly answer: RequestHandler;
  readonly countRequest: (ended: EndedRequest) => void;
  readonly countEvent: (event: Pick<StudioEvent, "type">) => void;
}

type ListedQueue = Pick<StudioPorts["queue"], "list">;

/** Seconds: a key is answered in the first of them, a film of an hour is sent in the last. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];

export function openMetrics({ version, queue }: { version: string; queue: ListedQueue }): Metrics {
  const registers = [new Registry()];
  const requests = new Histogram({
    name: "studio_request_seconds",
    help: "how long requests took, by their route",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS,
    registers,
  });
  const events = new Counter({
    name: "studio_events_total",
    help: "what happened, by the type of its event: execution_success and execution_error are the ends of jobs",
    labelNames: ["type"],
    registers,
  });
  new Gauge({
    name: "studio_info",
    help: "the version that runs",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  measureQueue(queue, registers);
  measureProcess(registers);
  return {
    answer: async (_request, response) => {
      const [registry] = registers;
      if (registry) response.set("Content-Type", registry.contentType).send(await registry.metrics());
    },
    countRequest: ({ route, method, status, seconds }) =>
      requests.observe({ route: route ?? "none", method, status: String(status) }, seconds),
    countEvent: ({ type }) => events.inc({ type }),
  };
}

/** Read from the queue when it is asked for. */
function measureQueue(queue: ListedQueue, registers: Registry[]): void {
  new Gauge({
    name: "studio_jobs",
    help: "jobs that wait or run, by lane",
    labelNames: ["lane", "status"],
    registers,
    collect() {
      for (const [lane, { waiting, running }] of Object.entries(queue.list().lanes)) {
        this.set({ lane, status: "queued" }, waiting.length);
        this.set({ lane, status: "running" }, running.length);
      }
    },
  });
  new Gauge({
    name: "studio_lane_stopped",
    help: "1 for a lane that starts no job: somebody paused it, or something holds it",
    labelNames: ["lane"],
    registers,
    collect() {
      for (const [lane, { paused, held }] of Object.entries(queue.list().lanes)) {
        this.set({ lane }, paused || (held ?? null) !== null ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: "studio_paid_runs",
    help: "runs handed to paid backends since the count was last reset",
    registers,
    collect() {
      this.set(queue.list().paid.count);
    },
  });
  new Gauge({
    name: "studio_paid_money",
    help: "what these runs cost by their estimates, by currency",
    labelNames: ["currency"],
    registers,
    collect() {
      for (const [currency, sum] of Object.entries(queue.list().paid.spent ?? {})) this.set({ currency }, sum);
    },
  });
}

/** Under the names that dashboards know. */
function measureProcess(registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("process_resident_memory_bytes", "memory of the service's process", () => process.memoryUsage.rss());
  gauge("process_start_time_seconds", "when the service was started, in seconds since 1970", () =>
    Math.round(performance.timeOrigin / 1000),
  );
  new Counter({
    name: "process_cpu_seconds_total",
    help: "processor time of the service's process",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}
