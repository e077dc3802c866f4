// An installation in the background: on request alone, one at a time, ended with the service; why the last one failed is kept until the next.
import { reasonOf } from "../contracts/refusal.ts";

export abstract class Installation {
  readonly #closing = new AbortController();
  #installing: Promise<void> | undefined;
  #failure: string | null = null;

  /** Fetches what is missing; called once at a time. */
  protected abstract fetch(signal: AbortSignal): Promise<void>;

  protected get isInstalling(): boolean {
    return this.#installing !== undefined;
  }

  /** Why the last installation failed. */
  protected get failure(): string | null {
    return this.#failure;
  }

  /** Starts to install what is missing, unless that is under way. */
  install(): void {
    if (this.#installing || this.#closing.signal.aborted) return;
    this.#failure = null;
    this.#installing = this.fetch(this.#closing.signal)
      .catch((error: unknown) => {
        this.#failure = reasonOf(error);
      })
      .finally(() => {
        this.#installing = undefined;
      });
  }

  /** Resolves when no installation is under way. */
  async settled(): Promise<void> {
    await this.#installing;
  }

  /** Ends an installation that is under way. */
  async close(): Promise<void> {
    this.#closing.abort(new Error("the service was stopped while it was installed"));
    await this.#installing;
  }
}
