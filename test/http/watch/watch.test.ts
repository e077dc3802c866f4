// A request's id in its answer and in the log, and what a scrape of the service's numbers says.
import { expect } from "chai";
import { jobsRoute } from "../../../src/contracts/routes/jobs.ts";
import { bind } from "../../../src/http/binding.ts";
import { openMetrics } from "../../../src/http/watch/metrics.ts";
import { openTestServer, sendRequest, type TestServer } from "../open-test-server.ts";

const QUEUE = {
  jobs: [],
  lanes: {
    builtin: { paused: false, parallel: 1, waiting: ["b", "c"], running: ["a"] },
    cloud: { paused: false, parallel: 2, waiting: [], running: [], held: "the money limit is reached" },
  },
  paid: { count: 3, limit: null, spent: { USD: 1.25 } },
};

describe("the watched service", () => {
  let server: TestServer;
  let broken = false;
  before(async () => {
    const metrics = openMetrics({ version: "1.2.3", queue: { list: () => QUEUE } });
    const answers = bind(jobsRoute, async () => {
      if (broken) throw new Error("a mistake of ours");
      return QUEUE;
    });
    server = await openTestServer({ bindings: [answers], metrics });
    metrics.countEvent({ type: "execution_success" });
    metrics.countEvent({ type: "execution_success" });
  });
  after(() => server.close());

  it("gives each request an id of its own, and keeps one that is a plain word", async () => {
    const ids = [await sendRequest(server, "/studio/jobs"), await sendRequest(server, "/studio/jobs")].map(
      ({ headers }) => headers["x-request-id"],
    );
    expect(new Set(ids).size).to.equal(2);
    for (const id of ids) expect(id).to.match(/^[0-9a-f-]{36}$/);
    const named = await sendRequest(server, "/studio/jobs", { headers: { "X-Request-Id": "edge-7.a" } });
    expect(named.headers["x-request-id"]).to.equal("edge-7.a");
    for (const bad of ["a b", "x".repeat(65), "a\u00e9"]) {
      const { headers } = await sendRequest(server, "/studio/jobs", { headers: { "X-Request-Id": bad } });
      expect(headers["x-request-id"]).to.match(/^[0-9a-f-]{36}$/);
    }
  });

  it("logs the end of a request with its route, status and time, and what went wrong under the same id", async () => {
    broken = true;
    const answer = await sendRequest(server, "/studio/jobs", { headers: { "X-Request-Id": "trouble" } });
    broken = false;
    expect(answer.status).to.equal(500);
    expect(server.lines.at(-1)?.fields).to.include({ request: "trouble", method: "GET", url: "/studio/jobs" });
    const end = server.ended.at(-1);
    expect(end).to.include({ request: "trouble", route: "jobs", status: 500 });
    expect(end).to.have.property("seconds").that.is.within(0, 60);
  });

  it("answers a scrape with requests, jobs, events, money and the process", async () => {
    await sendRequest(server, "/studio/nowhere");
    const { status, headers, text } = await sendRequest(server, "/studio/metrics");
    expect(status).to.equal(200);
    expect(headers["content-type"]).to.contain("text/plain; version=0.0.4");
    const says = text.split("\n");
    expect(says).to.include.members([
      'studio_info{version="1.2.3"} 1',
      'studio_jobs{lane="builtin",status="queued"} 2',
      'studio_jobs{lane="builtin",status="running"} 1',
      'studio_lane_stopped{lane="builtin"} 0',
      'studio_lane_stopped{lane="cloud"} 1',
      "studio_paid_runs 3",
      'studio_paid_money{currency="USD"} 1.25',
      'studio_events_total{type="execution_success"} 2',
      'studio_request_seconds_count{route="jobs",method="GET",status="500"} 1',
      'studio_request_seconds_count{route="none",method="GET",status="404"} 1',
    ]);
    expect(text).to.match(/^process_resident_memory_bytes \d+$/m);
    expect(text).to.match(/^process_cpu_seconds_total \d/m);
  });

  it("shows its numbers to nobody who may not come in", async () => {
    const { status } = await sendRequest(server, "/studio/metrics", { headers: { Host: "evil.example" } });
    expect(status).to.equal(403);
  });
});
