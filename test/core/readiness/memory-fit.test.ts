import { expect } from "chai";
import { memoryFit, readMemory } from "../../../src/core/readiness/memory-fit.ts";

const NEEDS = { vram_gb: 24, ram_gb: 32 };

describe("the memory of a host", () => {
  it("is that of its largest card, in decimal gigabytes", () => {
    const devices = [
      { type: "cuda", vram_total: 12e9 },
      { type: "cuda", vram_total: 24e9 },
    ];
    expect(readMemory({ system: { ram_total: 64e9 }, devices })).to.deep.equal({ vram: 24, ram: 64 });
  });
  it("has no card where it computes on the processor", () => {
    const devices = [{ type: "cpu", vram_total: 64e9 }];
    expect(readMemory({ system: { ram_total: 64e9 }, devices })).to.deep.equal({ vram: null, ram: 64 });
  });
  it("is not known from other answers", () => {
    for (const odd of [undefined, "", {}, { system: {} }, { system: { ram_total: 1 } }, { devices: [] }])
      expect(readMemory(odd)).to.equal(undefined);
  });
});

describe("a target's models", () => {
  const fit = (vram: number | null, ram: number) => memoryFit(NEEDS, { vram, ram }).fit;

  it("fit where both memories are as large as they need, or nearly", () => {
    expect(fit(24, 32)).to.equal("fits");
    expect(fit(23.5, 31)).to.equal("fits");
  });
  it("are slow where the host has to move them, or has no card", () => {
    expect(fit(12, 32)).to.equal("slow");
    expect(fit(24, 16)).to.equal("slow");
    expect(fit(null, 64)).to.equal("slow");
  });
  it("do not fit where not even both memories hold them, or a card holds too little of them", () => {
    expect(fit(12, 8)).to.equal("does_not_fit");
    expect(fit(4, 64)).to.equal("does_not_fit");
    expect(fit(null, 16)).to.equal("does_not_fit");
  });
  it("say the numbers", () => {
    expect(memoryFit(NEEDS, { vram: 12, ram: 32 }).why).to.equal(
      "it is made for 24 GB of graphics memory and 32 GB of memory, the host has 12 GB of graphics memory and 32 GB of memory",
    );
    expect(memoryFit(NEEDS, { vram: null, ram: 64 }).why).to.match(/has no graphics card and 64 GB of memory$/);
  });
});
