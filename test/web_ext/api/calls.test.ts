import { expect } from "chai";
import { allRoutes } from "../../../src/contracts/index.ts";
import { calls } from "../../../web_ext/api/calls.ts";

describe("the page's calls", () => {
  for (const [name, [method, path]] of Object.entries(calls)) {
    it(`asks ${name} where the contract has it`, () => {
      const route = allRoutes.find(({ id }) => id === name);
      expect(route, `no route is called ${name}`).to.exist;
      expect([route?.method, route?.path]).to.deep.equal([method, path]);
    });
  }
});
