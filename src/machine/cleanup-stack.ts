// What was opened and has to be closed again: in reverse order, each thing once, and all of it even when one fails.

export class CleanupStack {
  readonly #steps: (() => Promise<unknown>)[] = [];

  /** Called once the thing is open. */
  add(release: () => Promise<unknown>): void {
    this.#steps.push(release);
  }

  /** Throws the first failure, after everything was tried. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let release = this.#steps.pop(); release; release = this.#steps.pop()) {
      await release().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Opens things in order; when that fails half-way, what is open already is closed, and the failure goes on. */
  async runOrClose<T>(open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (error) {
      await this.close().catch(() => undefined);
      throw error;
    }
  }
}
