// The Refusal that something ends with; anything else, and an end without one, fails the test.
import { expect } from "chai";
import { Refusal } from "../../../src/contracts/refusal.ts";

export async function refusalOf(work: Promise<unknown> | (() => unknown)): Promise<Refusal> {
  let thrown: unknown;
  try {
    await (typeof work === "function" ? work() : work);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).to.be.instanceOf(Refusal);
  return thrown as Refusal;
}
