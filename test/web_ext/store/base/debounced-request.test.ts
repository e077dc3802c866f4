import { expect } from "chai";
import { createDebouncedRequest } from "../../../../web_ext/store/base/debounced-request.ts";
import { settled } from "../../../support/page/page-states.ts";

/** Waits are over when `later` is called, and answers come when they are let go, in any order. */
function open() {
  const waits = new Set<() => void>();
  const asked: { question: string; answer: (answer: string) => void }[] = [];
  const received: [question: string, answer: string][] = [];
  const latest = createDebouncedRequest<string, string>({
    pause: 100,
    wait: (_ms, then) => {
      waits.add(then);
      return () => void waits.delete(then);
    },
    run: (question) => new Promise((answer) => asked.push({ question, answer })),
    onAnswer: (answer, question) => received.push([question, answer]),
  });
  const later = () => {
    const all = [...waits];
    waits.clear();
    for (const then of all) then();
  };
  return { ...latest, later, asked, received };
}

describe("asking after a pause", () => {
  it("asks only the last of what comes within the pause", () => {
    const { ask, later, asked } = open();
    for (const question of ["a", "ab", "abc"]) ask(question);
    expect(asked).to.have.length(0);
    later();
    expect(asked.map(({ question }) => question)).to.deep.equal(["abc"]);
  });

  it("hears only the answer to the last question, whichever comes first", async () => {
    const { ask, later, asked, received } = open();
    ask("a");
    later();
    ask("ab");
    later();
    asked[1]?.answer("new");
    asked[0]?.answer("old");
    await settled();
    expect(received).to.deep.equal([["ab", "new"]]);
  });

  it("hears nothing older from the moment that more is asked", async () => {
    const { ask, later, asked, received } = open();
    ask("a");
    later();
    ask("ab");
    asked[0]?.answer("old");
    await settled();
    expect(received).to.deep.equal([]);
  });

  it("forgets what waits and what is on its way", async () => {
    const { ask, forget, later, asked, received } = open();
    ask("a");
    later();
    forget();
    asked[0]?.answer("late");
    ask("b");
    forget();
    later();
    await settled();
    expect([asked.length, received]).to.deep.equal([1, []]);
  });
});
