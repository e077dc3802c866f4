// Drawings of props: what sports are played with.
import { block, disc, type Drawing } from "./drawing.ts";

const round = (...more: Drawing["parts"]): Drawing => ({
  box: [-0.5, 0, 0.5, 1],
  parts: [["main", disc(0, 0.5, 0.47), 0.12], ...more],
});

export const SPORT_GEAR: Readonly<Record<string, Drawing>> = {
  golfclub: {
    box: [-0.2, 0, 0.1, 1],
    parts: [
      ["stroke metal", "M0 .98 L0 .1", 0.03],
      ["stroke dark", "M0 .98 L0 .74", 0.045],
      ["main", "M.03 .12 C.03 .02 -.04 0 -.18 0 C-.2 .06 -.14 .12 .03 .14 Z", 0.02],
    ],
  },
  hockeystick: {
    box: [-0.26, 0, 0.08, 1],
    parts: [
      ["stroke main", "M0 .98 L0 .1 C0 .04 -.04 .03 -.24 .03", 0.05],
      ["stroke dark", "M0 .98 L0 .84", 0.055],
      ["stroke dark", "M-.1 .03 L-.24 .03", 0.06],
    ],
  },
  cricketbat: {
    box: [-0.1, 0, 0.1, 1],
    parts: [
      ["main", "M-.1 .02 Q0 -.02 .1 .02 L.09 .64 L.03 .7 L-.03 .7 L-.09 .64 Z", 0.03],
      ["blue", block(-0.035, 0.68, 0.035, 1, 0.02), 0.02],
      ["line main", "M0 .04 L0 .6"],
    ],
  },
  paddle: {
    box: [-0.36, 0, 0.36, 1],
    parts: [
      ["main", disc(0, 0.34, 0.34), 0.06],
      ["wood", block(-0.09, 0.62, 0.09, 1, 0.04), 0.03],
    ],
  },
  cue: {
    box: [-0.04, 0, 0.04, 1],
    parts: [
      ["main", "M-.012 .02 L.012 .02 L.03 1 L-.03 1 Z", 0.01],
      ["dark", "M-.024 .7 L.024 .7 L.03 1 L-.03 1 Z", 0.01],
      ["blue", block(-0.014, 0, 0.014, 0.03), 0],
    ],
  },
  golfball: round([
    "line main",
    "M-.2 .3 L-.18 .32 M0 .2 L.02 .22 M.2 .34 L.22 .36 M-.1 .6 L-.08 .62 M.16 .66 L.18 .68",
    1,
  ]),
  tennisball: round(["line white", "M-.4 .26 C-.1 .34 -.1 .7 -.38 .78 M.4 .26 C.1 .34 .1 .7 .38 .78", 1.6]),
  pingpongball: round(),
  cricketball: round(["line white", "M-.06 .04 C.1 .3 .1 .7 -.06 .96 M.06 .04 C.22 .3 .22 .7 .06 .96", 1]),
  baseballball: round(["stroke red", "M-.36 .18 C-.1 .36 -.1 .64 -.36 .82 M.36 .18 C.1 .36 .1 .64 .36 .82", 0.03]),
  shuttlecock: {
    box: [-0.4, 0, 0.4, 1],
    parts: [
      ["main", "M-.4 .02 L.4 .02 L.14 .7 L-.14 .7 Z", 0.05],
      ["line main", "M-.2 .04 L-.07 .68 M0 .04 L0 .68 M.2 .04 L.07 .68 M-.3 .3 L.3 .3"],
      ["red", "M-.16 .68 L.16 .68 C.18 .96 .08 1 0 1 C-.08 1 -.18 .96 -.16 .68 Z", 0.04],
    ],
  },
  puck: {
    box: [-0.5, 0.5, 0.5, 1],
    parts: [
      ["main", "M-.48 .66 L.48 .66 L.48 .9 C.3 1 -.3 1 -.48 .9 Z", 0.05],
      ["main+", disc(0, 0.66, 0.48, 0.14), 0.02],
    ],
  },
  basketball: round([
    "line dark",
    "M0 .03 L0 .97 M-.47 .5 L.47 .5 M-.34 .16 C-.1 .4 -.1 .6 -.34 .84 M.34 .16 C.1 .4 .1 .6 .34 .84",
    1.5,
  ]),
  soccerball: round([
    "dark",
    "M0 .34 L.17 .46 L.1 .66 L-.1 .66 L-.17 .46 Z M-.2 .06 L.2 .06 L.1 .18 L-.1 .18 Z M-.46 .36 L-.34 .42 L-.36 .64 L-.47 .6 Z M.46 .36 L.34 .42 L.36 .64 L.47 .6 Z M-.28 .82 L-.16 .78 L-.06 .95 L-.2 .94 Z M.28 .82 L.16 .78 L.06 .95 L.2 .94 Z",
    0,
  ]),
  volleyball: round(
    ["blue", "M-.46 .44 C-.2 .3 .1 .3 .42 .24 L.3 .12 C.1 .2 -.2 .22 -.4 .26 Z", 0],
    ["yellow", "M-.44 .66 C-.1 .76 .2 .74 .46 .6 L.46 .46 C.2 .6 -.1 .62 -.47 .52 Z", 0],
  ),
  rugbyball: {
    box: [-0.7, 0.1, 0.7, 0.9],
    parts: [
      ["main", "M-.68 .5 C-.4 .06 .4 .06 .68 .5 C.4 .94 -.4 .94 -.68 .5 Z", 0.1],
      [
        "line white",
        "M-.2 .32 L.2 .32 M-.14 .26 L-.14 .38 M-.04 .25 L-.04 .39 M.06 .25 L.06 .39 M.16 .26 L.16 .38",
        1.6,
      ],
      ["line white", "M-.44 .26 C-.38 .4 -.38 .6 -.44 .74 M.44 .26 C.38 .4 .38 .6 .44 .74", 1.6],
    ],
  },
  bowlingball: round(
    ["dark", `${disc(-0.12, 0.26, 0.06)} ${disc(0.06, 0.22, 0.06)} ${disc(0, 0.42, 0.06)}`, 0],
    ["line white", "M-.34 .3 C-.3 .2 -.24 .16 -.18 .12", 2],
  ),
  cueball: round(["line white", "M-.3 .3 C-.24 .2 -.16 .14 -.08 .12", 2]),
  curlingstone: {
    box: [-0.56, 0.1, 0.56, 1],
    parts: [
      ["stroke red", "M-.1 .44 L-.1 .24 L.3 .22", 0.1],
      ["main", "M-.52 .6 C-.5 .44 .5 .44 .52 .6 L.52 .84 C.48 1 -.48 1 -.52 .84 Z", 0.1],
      ["red", "M-.34 .5 C-.2 .42 .2 .42 .34 .5 L.3 .56 L-.3 .56 Z", 0.02],
    ],
  },
  dart: {
    box: [-0.2, 0, 0.2, 1],
    parts: [
      ["stroke metal", "M0 .02 L0 .5", 0.04],
      ["brass", block(-0.06, 0.34, 0.06, 0.66, 0.03), 0.02],
      ["main", "M0 .64 L.2 .8 L.2 1 L0 .9 L-.2 1 L-.2 .8 Z", 0.02],
    ],
  },
  discus: {
    box: [-0.5, 0.3, 0.5, 0.8],
    parts: [
      ["main", disc(0, 0.55, 0.48, 0.2), 0.06],
      ["metal", disc(0, 0.52, 0.2, 0.08), 0.02],
    ],
  },
  frisbee: {
    box: [-0.5, 0.3, 0.5, 0.8],
    parts: [
      ["main", disc(0, 0.55, 0.48, 0.18), 0.05],
      ["main+", disc(0, 0.5, 0.32, 0.1), 0.01],
    ],
  },
};
