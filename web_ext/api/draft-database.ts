// Unsaved texts in the browser's own database. A connection that the browser closes is opened again; what cannot be kept is said so.
import type { TextDraft, DraftStorage } from "./drafts.ts";

const NAME = "episode-studio";
const STORE = "drafts";
/** A connection may be gone without a word: then a new one is worth a second try. */
const TRIES = 2;

type Ask<T> = (store: IDBObjectStore) => IDBRequest<T>;
type StoreResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

export function openDraftDatabase(databases: IDBFactory | undefined): DraftStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const drop = (mine: Promise<IDBDatabase> | undefined) => {
    if (opened === mine) opened = undefined;
    void mine?.then(
      (database) => database.close(),
      () => undefined,
    );
  };
  const connect = () => {
    const mine = open(databases, () => drop(mine));
    return mine;
  };
  const run = async <T>(mode: IDBTransactionMode, ask: Ask<T>): Promise<StoreResult<T>> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const mine = (opened ??= connect());
      try {
        return { ok: true, value: await transact(await mine, mode, ask) };
      } catch {
        drop(mine);
      }
    }
    return { ok: false };
  };
  return {
    get: async (key) => {
      if (!databases) return undefined;
      const stored = await run("readonly", (store) => store.get(key) as IDBRequest<TextDraft | undefined>);
      if (!stored.ok) throw new Error("the browser's database cannot be read");
      return stored.value;
    },
    put: async (key, draft) => (await run("readwrite", (store) => store.put(draft, key))).ok,
    remove: async (key) => void (await run("readwrite", (store) => store.delete(key))),
  };
}

/** `onGone` is called when the browser closes the connection, or wants it closed. */
function open(databases: IDBFactory | undefined, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!databases) throw new Error("this browser has no database");
    const request = databases.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(refusalOf(request.error));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onGone;
      database.onversionchange = onGone;
      resolve(database);
    };
  });
}

/**
 * Resolves when the whole transaction is written: until then a full disk can still undo it. It is committed at once: one that waits for its own end
 * is undone where the page is left before.
 */
function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, ask: Ask<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(refusalOf(transaction.error));
    transaction.onerror = () => reject(refusalOf(transaction.error));
  });
}

function refusalOf(error: DOMException | null): Error {
  return error ?? new Error("the browser's database refused");
}
