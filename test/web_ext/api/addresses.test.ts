import { expect } from "chai";
import { fileAddress, insideEpisode, thumbAddress } from "../../../web_ext/api/addresses.ts";

describe("addresses of an episode's files", () => {
  it("keep every character of a path", () => {
    const url = new URL(fileAddress("/a & b", "renders/50%/é#1.mp4"), "http://here");
    expect([url.searchParams.get("ep"), url.searchParams.get("path")]).to.deep.equal(["/a & b", "renders/50%/é#1.mp4"]);
    expect(new URL(thumbAddress("/e", "x.jpg", 256), "http://here").searchParams.get("w")).to.equal("256");
  });

  it("are made from a film's absolute path, on Windows too", () => {
    expect(insideEpisode("/shows/ep01", "/shows/ep01/renders/ep01.mp4")).to.equal("renders/ep01.mp4");
    expect(insideEpisode("/shows/ep01/", "/shows/ep01/renders/ep01.mp4")).to.equal("renders/ep01.mp4");
    expect(insideEpisode("C:\\shows\\ep01", "C:\\shows\\ep01\\renders\\ep01.mp4")).to.equal("renders/ep01.mp4");
    expect(insideEpisode("/shows/a\\b", "/shows/a\\b/f.mp4")).to.equal("f.mp4");
  });

  it("are refused for a file beside the episode", () => {
    expect(insideEpisode("/shows/ep01", "/shows/ep010/renders/x.mp4")).to.equal(undefined);
  });
});
