// Weather, water and fire as samples.
import { bandPass, highPass, lowPass, sweptBand } from "../synth/filters.ts";
import {
  add,
  burst,
  drift,
  roundSwell,
  scatter,
  shape,
  span,
  strike,
  sweep,
  white,
  type Makers,
} from "../synth/shapes.ts";

export const WEATHER_EFFECTS = {
  rain: (length, random) => {
    const out = lowPass(highPass(white(length, random), 900), 7_500);
    const swell = drift(length, 1.7, random);
    shape(out, (at) => 0.8 + 0.3 * swell(at));
    for (const at of scatter(length, 90, random))
      strike(out, at, { hertz: 1_800 + 3_800 * random(), decay: 0.012 + 0.02 * random(), gain: 0.9 * random() ** 3 });
    return out;
  },
  "rain inside": (length, random) => {
    const out = lowPass(lowPass(white(length, random), 700), 1_600);
    for (const at of scatter(length, 45, random))
      strike(out, at, { hertz: 300 + 900 * random(), decay: 0.02 + 0.03 * random(), gain: 0.35 * random() ** 2 });
    return out;
  },
  thunder: (length, random) => {
    const out = new Float32Array(length);
    const rumble = lowPass(lowPass(white(length, random), 110), 260);
    const roll = drift(length, 0.28, random);
    shape(rumble, (at) => (0.25 + roll(at)) * Math.exp(-at / span(1.5)) * Math.min(1, at / span(0.06)));
    add(out, rumble, 9);
    burst(out, span(0.02), { noise: lowPass(white(span(0.7), random), 2_600), decay: 0.7, gain: 0.55 });
    return out;
  },
  wind: (length, random) => {
    const [pitch, force] = [drift(length, 1.9, random), drift(length, 1.3, random)];
    const body = sweptBand(white(length, random), (at) => 240 + 380 * pitch(at), 1.6);
    const whistle = sweptBand(white(length, random), (at) => 620 + 700 * pitch(at), 9);
    shape(body, (at) => 0.35 + 0.9 * force(at));
    return add(
      body,
      shape(whistle, (at) => force(at) ** 2),
      0.5,
    );
  },
  sea: (length, random) => {
    const [swell, hiss] = [drift(length, 2.4, random), drift(length, 2.4, random)];
    const body = lowPass(white(length, random), 520);
    shape(body, (at) => 0.5 + 1.4 * swell(at));
    const foam = highPass(lowPass(white(length, random), 4_200), 900);
    return add(
      body,
      shape(foam, (at) => 0.12 + 0.9 * (swell(at) * hiss(at)) ** 1.4),
      0.55,
    );
  },
  lapping: (length, random) => {
    const out = lowPass(white(length, random), 260);
    shape(out, () => 0.18);
    for (const at of scatter(length, 1.6, random)) {
      const noise = bandPass(white(span(0.35), random), 380 + 320 * random(), 1.4);
      shape(noise, (place) => roundSwell(place / noise.length));
      add(out, noise, 0.5 + 0.5 * random(), at);
    }
    return out;
  },
  stream: (length, random) => {
    const out = bandPass(white(length, random), 900, 0.7);
    shape(out, () => 0.3);
    for (const at of scatter(length, 95, random))
      strike(out, at, { hertz: 420 + 1_500 * random() ** 2, decay: 0.02 + 0.05 * random(), gain: 0.5 * random() ** 2 });
    return out;
  },
  drip: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 0.8, random)) {
      const pitch = 700 + 500 * random();
      sweep(out, {
        from: at,
        seconds: 0.09,
        hertz: (part) => pitch * (1 + 0.8 * part),
        partials: [1, 0.15],
        gain: 0.7,
        swell: (part) => Math.exp(-5 * part),
      });
    }
    return out;
  },
  pour: (length, random) => {
    const out = sweptBand(white(length, random), (at) => 500 + (700 * at) / length, 2.2);
    for (const at of scatter(length, 60, random))
      strike(out, at, { hertz: 500 + (900 * at) / length + 300 * random(), decay: 0.03, gain: 0.5 * random() });
    return shape(out, (at) => Math.min(1, at / span(0.15), (length - at) / span(0.3)));
  },
  splash: (length, random) => {
    const out = new Float32Array(length);
    burst(out, 0, { noise: lowPass(highPass(white(length, random), 300), 3_600), decay: 0.9, gain: 1 });
    for (const at of scatter(length, 70, random))
      strike(out, at, {
        hertz: 500 + 1_300 * random(),
        decay: 0.04,
        gain: 0.35 * random() * Math.exp(-at / span(0.5)),
      });
    return out;
  },
  bubbles: (length, random) => {
    const out = new Float32Array(length);
    for (const at of scatter(length, 7, random)) {
      const pitch = 220 + 480 * random();
      sweep(out, {
        from: at,
        seconds: 0.05 + 0.07 * random(),
        hertz: (part) => pitch * (1 + 0.6 * part),
        partials: [1],
        gain: 0.2 + 0.6 * random(),
      });
    }
    return out;
  },
  underwater: (length, random) => {
    const move = drift(length, 2.2, random);
    const out = lowPass(lowPass(white(length, random), 160), 240);
    return shape(out, (at) => 0.6 + 0.6 * move(at));
  },
  fire: (length, random) => {
    const breath = drift(length, 0.5, random);
    const out = lowPass(white(length, random), 170);
    shape(out, (at) => 0.7 + 0.8 * breath(at));
    for (const at of scatter(length, 22, random)) {
      const noise = bandPass(white(span(0.02), random), 1_000 + 3_200 * random(), 1.5);
      burst(out, at, { noise, decay: 0.006 + 0.014 * random(), gain: 2.6 * random() ** 5 + 0.12 });
    }
    return out;
  },
  leaves: (length, random) => {
    const move = drift(length, 0.8, random);
    const out = highPass(lowPass(white(length, random), 6_000), 1_800);
    return shape(out, (at) => 0.12 + move(at) ** 2);
  },
  air: (length, random) => lowPass(lowPass(white(length, random), 220), 900),
} satisfies Makers;
