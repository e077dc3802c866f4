// Content credentials (C2PA) of films, by the user's own program and key: signed only where both are there, read where the program is.
// Without a key of the user's nothing is signed: the program's own is for trials. docs/http.md "Verify".
import { randomUUID } from "node:crypto";
import { extname, join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { Credentials } from "../../contracts/routes/proof/verify.ts";
import { credentialsIn, signingOrder, type SignedFilm } from "../../core/media/film/credentials.ts";
import { makeFolder, removeFolder } from "../../machine/files.ts";
import { ProgramFailed, run } from "../../machine/spawn.ts";
import { copyAtomic, writeAtomic } from "../../machine/write-file.ts";

export interface CredentialsOptions {
  /** The program that the environment names; null: `c2patool` along the PATH. */
  readonly program: string | null;
  /** The PATH to look along. */
  readonly path: string;
  /** Absolute paths of PEM files; null while the user gives none. */
  readonly key: string | null;
  readonly certificate: string | null;
  /** As the program names it. */
  readonly algorithm: string;
  readonly scratch: string;
}

/** What versions of the program say of a file without credentials. */
const UNSIGNED = /no claim found|no jumbf data|manifest ?not ?found/i;
/** Milliseconds that the program is given to say which version it is. */
const PATIENCE = 10_000;

export class ContentCredentials {
  readonly #options: CredentialsOptions;

  constructor(options: CredentialsOptions) {
    this.#options = options;
  }

  /** Whether films are signed here: the user has the program, and gave it a key. */
  async canSign(): Promise<boolean> {
    const { key, certificate } = this.#options;
    return key !== null && certificate !== null && (await this.#isHere());
  }

  /** Signs a finished film in its place: it stands signed, or as it was. Throws a Refusal. */
  async sign(path: string, film: SignedFilm, signal?: AbortSignal): Promise<void> {
    const { key, certificate, algorithm, scratch } = this.#options;
    const folder = join(scratch, `sign-${randomUUID()}`);
    const [order, signed] = [join(folder, "order.json"), join(folder, `signed${extname(path)}`)];
    try {
      await makeFolder(folder);
      await writeAtomic(
        order,
        JSON.stringify({ ...signingOrder(film), alg: algorithm, private_key: key, sign_cert: certificate }),
      );
      await this.#run([path, "-m", order, "-o", signed, "-f"], signal);
      await copyAtomic(signed, path);
    } catch (error) {
      signal?.throwIfAborted();
      const why = error instanceof Error ? error.message : String(error);
      throw new Refusal("tool-failed", `${film.title} could not be signed (${why}): it stands unsigned`);
    } finally {
      await removeFolder(folder);
    }
  }

  /** What the program says of a film's credentials. */
  async read(path: string): Promise<Credentials> {
    if (!(await this.#isHere())) return { state: "absent", text: "there is no c2patool here to look for credentials" };
    try {
      return credentialsIn((await this.#run([path])).output);
    } catch (error) {
      const said = error instanceof ProgramFailed ? error.complaints.join(" ") : "";
      if (UNSIGNED.test(said)) return { state: "none", text: "it is not signed" };
      return { state: "invalid", text: `its credentials cannot be read: ${said || "the program failed"}` };
    }
  }

  async #isHere(): Promise<boolean> {
    return this.#run(["--version"], AbortSignal.timeout(PATIENCE)).then(
      () => true,
      () => false,
    );
  }

  #run(args: readonly string[], signal?: AbortSignal) {
    const { program, path } = this.#options;
    return run(program ?? "c2patool", args, { ...(signal && { signal }), env: { PATH: path } });
  }
}
