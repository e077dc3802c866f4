// The tasks of the installer, one after the other, and what becomes of them. docs/http.md "Feature installer".
import type { InstallJob, InstallTask, ItemRecord } from "../../contracts/replies/features.ts";

type Tasks = readonly InstallTask[];

export function isPending({ status }: InstallTask): boolean {
  return status === "queued" || status === "running";
}

/** Appends what is new. What ended before stays as long as something runs; an item that is asked for again is listed once. */
export function appendTasks(tasks: Tasks, items: readonly ItemRecord[]): InstallTask[] {
  const asked = new Set(items.map(({ key }) => key));
  const kept = tasks.some(isPending) ? tasks.filter((task) => isPending(task) || !asked.has(task.key)) : [];
  const known = new Set(kept.map(({ key }) => key));
  return [...kept, ...items.filter(({ key }) => !known.has(key)).map(newTask)];
}

export function changeTask(tasks: Tasks, key: string, change: Partial<InstallTask>): InstallTask[] {
  return tasks.map((task) => (task.key === key ? { ...task, ...change } : task));
}

/** What waits is canceled at once; what runs ends by itself. */
export function cancelWaiting(tasks: Tasks): InstallTask[] {
  return tasks.map((task) => (task.status === "queued" ? { ...task, status: "canceled", note: null } : task));
}

/** After the service was away: what ran then waits again, and what no record names any more has failed. */
export function resumeTasks(tasks: Tasks, items: ReadonlyMap<string, ItemRecord>): InstallTask[] {
  return tasks.map((task) => {
    if (!isPending(task)) return task;
    if (items.has(task.key))
      return { ...task, status: "queued", error: null, note: "goes on after a restart of the service" };
    return { ...task, status: "failed", error: `no record names ${task.name} any more` };
  });
}

export function jobOf(tasks: Tasks): InstallJob {
  const restart = tasks.some(({ kind, status }) => kind === "pack" && status === "done");
  return { running: tasks.some(isPending), restart, tasks: tasks.map((task) => ({ ...task })) };
}

function newTask({ key, kind, name, folder, size }: ItemRecord): InstallTask {
  const [of, total] = [folder ?? null, size ?? null];
  return { key, kind, name, folder: of, status: "queued", bytes: 0, total, error: null, note: null };
}
