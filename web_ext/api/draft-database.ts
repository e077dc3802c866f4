// Unsaved texts in the browser's own database. A browser that has none, or refuses it, keeps them only while the page is open.
import type { Draft, DraftKeeper } from "./drafts.ts";

const NAME = "episode-studio";
const STORE = "drafts";

export function openDraftDatabase(databases: IDBFactory | undefined): DraftKeeper {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= open(databases));
  const run = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> => {
    try {
      const store = (await database()).transaction(STORE, mode).objectStore(STORE);
      return await settled(ask(store));
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => run("readonly", (store) => store.get(key) as IDBRequest<Draft | undefined>),
    put: async (key, draft) => {
      await run("readwrite", (store) => store.put(draft, key));
    },
    remove: async (key) => {
      await run("readwrite", (store) => store.delete(key));
    },
  };
}

function open(databases: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!databases) return Promise.reject(new Error("this browser keeps nothing"));
  const request = databases.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database refused"));
  });
}
