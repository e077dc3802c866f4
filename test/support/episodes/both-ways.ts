// The same commands twice: on a server that each opens for itself, and through a service that owns the user folder. They must say,
// write and end the same.
import { openService, type Service } from "./open-service.ts";
import { openScratch, type Scratch } from "./scratch-folder.ts";

export interface Way {
  /** Gives the folder of the test that runs; its `user` is what a service works in, where there is one. */
  readonly scratchFolder: () => () => string;
  /** Gives the folder that the tests of the suite share. */
  readonly suiteFolder: () => () => string;
}

/** The service has no roots: a command may name its folder all the same. */
export function describeBothWays(title: string, tests: (way: Way) => void): void {
  for (const hasService of [false, true]) {
    describe(`${title}${hasService ? ", through a running service" : ""}`, function () {
      this.timeout(60_000);
      let scratch: Scratch;
      let service: Service | undefined;
      const open = async () => {
        scratch = await openScratch();
        if (hasService) service = await openService(scratch.folder, { runRoots: [] });
      };
      const close = async () => {
        await service?.stop();
        await scratch.remove();
      };
      const folderBetween = (opens: typeof before, closes: typeof after) => {
        opens(open);
        closes(close);
        return () => scratch.folder;
      };
      tests({
        scratchFolder: () => folderBetween(beforeEach, afterEach),
        suiteFolder: () => folderBetween(before, after),
      });
    });
  }
}
