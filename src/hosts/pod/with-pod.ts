// A backend whose host lies on a rented machine: a job that waits has the machine started, and one at work keeps it from being stopped.
import type { Backend, BackendEvent } from "../backend.ts";
import type { Pod } from "./pod.ts";

export function withPod(backend: Backend, pod: Pick<Pod, "awaken" | "hold" | "stopping">): Backend {
  const attach = backend.attach?.bind(backend);
  return {
    ...backend,
    down: async (patience) => pod.stopping() ?? backend.down(patience),
    awaken: (why) => pod.awaken(why),
    run: (job, signal) => held(pod, () => backend.run(job, signal)),
    ...(attach && { attach: (job, handle, signal) => held(pod, () => attach(job, handle, signal)) }),
  };
}

async function* held(pod: Pick<Pod, "hold">, events: () => AsyncIterable<BackendEvent>): AsyncGenerator<BackendEvent> {
  const release = pod.hold();
  try {
    yield* events();
  } finally {
    release();
  }
}
