import { expect } from "chai";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock as clock } from "../../../src/machine/clock.ts";
import { claimOwner, readOwner, type Claim, type Owner } from "../../../src/machine/process/owner.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { until } from "../../support/until.ts";

const PROGRAM = fileURLToPath(new URL("../../support/programs/owner-program.js", import.meta.url));

interface Claimant {
  readonly child: ChildProcess;
  readonly won: boolean;
  /** Of whoever owns the folder, as the claimant sees it. */
  readonly pid: number;
}

const started = new Set<ChildProcess>();

/** Starts so many processes, and has them claim the folder in the same moment. */
async function startClaimants(folder: string, count: number): Promise<Claimant[]> {
  const children = Array.from({ length: count }, () => fork(PROGRAM, [folder]));
  for (const child of children) started.add(child);
  await Promise.all(children.map((child) => once(child, "message")));
  return Promise.all(
    children.map(async (child) => {
      child.send("claim");
      const [said] = (await once(child, "message")) as [{ won: boolean; pid: number }];
      return { child, ...said };
    }),
  );
}

async function startClaimant(folder: string): Promise<Claimant> {
  const [claimant] = await startClaimants(folder, 1);
  if (!claimant) throw new Error("no process was started");
  return claimant;
}

async function kill({ child }: Claimant): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

async function win(folder: string, more: { beat?: number } = {}): Promise<Claim> {
  const claimed = await claimOwner(folder, { clock, ...more });
  if (!claimed.claim) throw new Error(`the folder belongs to process ${claimed.holder.pid}`);
  return claimed.claim;
}

describe("the owner of a user folder", () => {
  const folder = scratchFolder();
  afterEach(() => {
    for (const child of started) child.kill("SIGKILL");
    started.clear();
  });
  const file = () => join(folder(), "owner.json");
  const change = async (part: Partial<Owner>) => {
    const owner = JSON.parse(await readFile(file(), "utf8")) as Owner;
    await writeFile(file(), JSON.stringify({ ...owner, ...part }));
  };

  it("leaves a private file that says who it is and where it answers", async () => {
    const claim = await win(folder());
    expect(await readOwner(folder(), clock)).to.include({ pid: process.pid, host: hostname(), url: null });
    await claim.announce("http://127.0.0.1:8190");
    expect(await readOwner(folder(), clock)).to.deep.equal(claim.owner);
    expect(claim.owner).to.include({ url: "http://127.0.0.1:8190" });
    expect(claim.owner.secret).to.match(/^[0-9a-f]{64}$/);
    expect((await stat(file())).mode & 0o777).to.equal(0o600);
    await claim.release();
  });

  it("keeps others out while it lives, and tells them who it is", async () => {
    const claim = await win(folder());
    const other = await startClaimant(folder());
    expect(other).to.include({ won: false, pid: process.pid });
    await kill(other);
    await claim.release();
  });

  it("gives the folder back", async () => {
    await (await win(folder())).release();
    expect(await readOwner(folder(), clock)).to.equal(undefined);
    await (await win(folder())).release();
  });

  it("is followed at once when it was killed: no time has to pass, and nobody asks twice", async () => {
    const first = await startClaimant(folder());
    expect(first.won).to.equal(true);
    const still = { now: () => lastSign };
    const lastSign = (await stat(file())).mtime;
    expect(await readOwner(folder(), still)).to.include({ pid: first.child.pid });
    await kill(first);
    expect(await readOwner(folder(), still)).to.equal(undefined);
    const { claim } = await claimOwner(folder(), { clock: still });
    expect(claim?.owner).to.include({ pid: process.pid });
    await claim?.release();
  });

  it("is one of many that claim at once, also after a dead one", async () => {
    await kill(await startClaimant(folder()));
    const claimants = await startClaimants(folder(), 5);
    const winners = claimants.filter(({ won }) => won);
    expect(winners).to.have.length(1);
    expect(new Set(claimants.map(({ pid }) => pid))).to.deep.equal(new Set([winners[0]?.child.pid]));
    await Promise.all(claimants.map(kill));
  });

  it("is one of many that claim at once in one process", async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimOwner(folder(), { clock })));
    expect(claims.filter(({ claim }) => claim)).to.have.length(1);
    for (const { claim } of claims) await claim?.release();
  });

  it("is not mistaken for another process that was given its number", async () => {
    if (process.platform !== "linux") return; // no other system tells births
    const claim = await win(folder());
    await change({ birth: "another start of the machine:1" });
    expect(await readOwner(folder(), clock)).to.equal(undefined);
    await claim.release();
  });

  it("from before the machine was started is dead, where births are not told", async () => {
    const claim = await win(folder());
    await change({ birth: null });
    expect(await readOwner(folder(), clock)).to.include({ pid: process.pid });
    await change({ birth: null, started: "2001-01-01T00:00:00.000Z" });
    expect(await readOwner(folder(), clock)).to.equal(undefined);
    await claim.release();
  });

  it("on another machine lives as long as it gives signs of life", async () => {
    const claim = await win(folder());
    await change({ host: "elsewhere", pid: 2 ** 22 + 1 });
    expect(await readOwner(folder(), clock)).to.include({ host: "elsewhere" });
    await utimes(file(), 0, 0);
    expect(await readOwner(folder(), clock)).to.equal(undefined);
    await claim.release();
  });

  it("gives signs of life, and puts its file back when that was removed", async () => {
    const claim = await win(folder(), { beat: 10 });
    await utimes(file(), 0, 0);
    await until(async () => (await stat(file())).mtimeMs > 0, "no sign of life was given");
    await rm(file());
    await until(
      async () => (await readOwner(folder(), clock))?.secret === claim.owner.secret,
      "the file was not put back",
    );
    expect(claim.lost.aborted).to.equal(false);
    await claim.release();
  });

  it("learns that another has taken over, and leaves the other's file alone", async () => {
    const claim = await win(folder(), { beat: 10 });
    await change({ secret: "another's" });
    await until(() => claim.lost.aborted, "the claim was not lost");
    await claim.release();
    expect(await readFile(file(), "utf8")).to.contain("another's");
  });

  it("does not mind a file that says nothing", async () => {
    for (const text of ["", "{", "null", "[]", '{"pid":0,"host":"h","secret":"s"}', '{"pid":"1"}']) {
      await writeFile(file(), text);
      expect(await readOwner(folder(), clock), text).to.equal(undefined);
    }
    await (await win(folder())).release();
  });
});
