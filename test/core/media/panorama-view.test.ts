// A view of a panorama: what stands where in it.
import { expect } from "chai";
import { isPanorama, viewPanorama, type Gaze } from "../../../src/core/media/panorama-view.ts";
import type { Pixels } from "../../../src/core/media/thumbnail.ts";

const AHEAD: Gaze = { yaw: 0, pitch: 0, fov: 90 };
const SQUARE = { width: 101, height: 101 };

describe("a view of a panorama", () => {
  /** Painted by direction: degrees to the right, -180 to 180, and above the horizon. */
  function painted(colour: (right: number, above: number) => readonly number[], width = 720): Pixels {
    const height = width / 2;
    const data = new Uint8Array(width * height * 4);
    for (let at = 0; at < width * height; at++) {
      const right = (((at % width) + 0.5) / width - 0.5) * 360;
      const above = (0.5 - (Math.floor(at / width) + 0.5) / height) * 180;
      data.set([...colour(right, above), 255], at * 4);
    }
    return { width, height, data };
  }
  const at = ({ width, data }: Pixels, x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  /** The middle of what is bright in a view, as parts of its width and height. */
  function markIn({ width, height, data }: Pixels): [number, number] {
    let [sum, x, y] = [0, 0, 0];
    for (let each = 0; each < width * height; each++) {
      const light = data[each * 4] ?? 0;
      sum += light;
      x += light * ((each % width) + 0.5);
      y += light * (Math.floor(each / width) + 0.5);
    }
    return [x / sum / width, y / sum / height];
  }
  /** A soft white dot in one direction. */
  const dot = (yaw: number, pitch: number) =>
    painted((right, above) => {
      const turn = Math.abs(((right - yaw + 540) % 360) - 180) * Math.cos((above * Math.PI) / 180);
      const light = Math.max(0, 255 - Math.hypot(turn, above - pitch) * 40);
      return [light, light, light];
    });

  it("of a cube's room has its faces' middles and its corners where a camera has them", () => {
    const faces: Readonly<Record<string, readonly number[]>> = {
      ahead: [255, 0, 0],
      right: [0, 255, 0],
      behind: [0, 0, 255],
      left: [255, 255, 0],
      above: [255, 255, 255],
      below: [10, 10, 10],
    };
    const faceOf = (right: number, above: number): string => {
      const [turn, tilt] = [(right * Math.PI) / 180, (above * Math.PI) / 180];
      const x = Math.cos(tilt) * Math.sin(turn);
      const y = Math.sin(tilt);
      const z = Math.cos(tilt) * Math.cos(turn);
      const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
      if (most === Math.abs(y)) return y > 0 ? "above" : "below";
      if (most === Math.abs(z)) return z > 0 ? "ahead" : "behind";
      return x > 0 ? "right" : "left";
    };
    const room = painted((right, above) => faces[faceOf(right, above)] ?? []);
    const seen = (yaw: number, pitch: number) => viewPanorama(room, { yaw, pitch, fov: 90 }, SQUARE);
    for (const [name, yaw, pitch] of [
      ["ahead", 0, 0],
      ["right", 90, 0],
      ["behind", 180, 0],
      ["left", -90, 0],
      ["above", 0, 90],
      ["below", 0, -90],
    ] as const) {
      const view = seen(yaw, pitch);
      // 90 degrees wide and square, a view shows one face of the cube from corner to corner.
      for (const [x, y] of [
        [50, 50],
        [2, 2],
        [98, 2],
        [2, 98],
        [98, 98],
      ] as const)
        expect(at(view, x, y), `${name} at ${x},${y}`).to.deep.equal([...(faces[name] ?? []), 255]);
    }
    const corner = viewPanorama(room, { yaw: 45, pitch: 35.264, fov: 60 }, SQUARE);
    expect([at(corner, 20, 60), at(corner, 80, 60), at(corner, 50, 20)]).to.deep.equal([
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [255, 255, 255, 255],
    ]);
  });

  it("has a mark where straight lines put it", () => {
    const size = { width: 640, height: 360 };
    const middle = markIn(viewPanorama(dot(35, -20), { yaw: 35, pitch: -20, fov: 60 }, size));
    expect(middle[0]).to.be.closeTo(0.5, 0.005);
    expect(middle[1]).to.be.closeTo(0.5, 0.005);
    const [x, y] = markIn(viewPanorama(dot(20, 0), AHEAD, size));
    expect(x).to.be.closeTo(0.5 + Math.tan((20 * Math.PI) / 180) / 2, 0.005);
    expect(y).to.be.closeTo(0.5, 0.005);
    const high = markIn(viewPanorama(dot(0, 15), AHEAD, size));
    expect(high[1]).to.be.closeTo(0.5 - (Math.tan((15 * Math.PI) / 180) / 2) * (640 / 360), 0.005);
  });

  it("goes on across the edges behind the camera", () => {
    const even = painted((right) => [Math.abs(right), 100, 100]);
    const { width, height, data } = viewPanorama(even, { yaw: 180, pitch: 0, fov: 40 }, SQUARE);
    const row = Array.from({ length: width }, (_, x) => data[(Math.floor(height / 2) * width + x) * 4] ?? 0);
    for (let x = 1; x < width; x++) expect(Math.abs((row[x] ?? 0) - (row[x - 1] ?? 0))).to.be.at.most(1);
    expect(row[50]).to.be.closeTo(180, 1);
    expect(viewPanorama(even, { yaw: -180, pitch: 0, fov: 40 }, SQUARE).data).to.deep.equal(data);
  });

  it("is read between the pixels, and averages what is finer than itself", () => {
    const half = painted((right) => (right < 0 ? [0, 0, 0] : [255, 255, 255]), 8);
    const { data, width } = viewPanorama(half, { yaw: 0, pitch: 0, fov: 30 }, SQUARE);
    const row = Array.from({ length: width }, (_, x) => data[(50 * width + x) * 4] ?? 0);
    expect(row[50]).to.be.closeTo(128, 2);
    expect(row[20]).to.be.lessThan(row[50] ?? 0);
    const fine = painted((right) => (Math.floor((right + 180) * 4) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]), 2880);
    const coarse = viewPanorama(fine, { yaw: 0, pitch: 0, fov: 90 }, { width: 240, height: 64 });
    const middle = Array.from({ length: 20 }, (_, x) => coarse.data[(32 * 240 + 110 + x) * 4] ?? 0);
    for (const value of middle) expect(value).to.be.within(40, 215);
  });

  it("straight up and down is no gap", () => {
    const poles = painted((_, above) => (above > 0 ? [0, 90, 200] : [90, 60, 30]));
    expect(at(viewPanorama(poles, { yaw: 12, pitch: 90, fov: 60 }, SQUARE), 50, 50)).to.deep.equal([0, 90, 200, 255]);
    expect(at(viewPanorama(poles, { yaw: 12, pitch: -90, fov: 60 }, SQUARE), 50, 50)).to.deep.equal([90, 60, 30, 255]);
  });

  it("is of what is twice as wide as it is high", () => {
    expect(isPanorama({ width: 2048, height: 1024 })).to.equal(true);
    expect(isPanorama({ width: 2047, height: 1024 })).to.equal(false);
  });
});
