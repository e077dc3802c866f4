// Work with a tool on a thing, and things that are waved, tied, carried in their own way or let fall: what is done, and what is in the hands.
import { expect } from "chai";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";

const person = (id: string): Actor => ({ id, words: [id], form: "woman", acts: true, isPerson: true, isLarge: false });
const thing = (id: string): Actor => ({ id, words: [id], form: "plain", acts: false, isPerson: false, isLarge: false });
const ACTORS: readonly Actor[] = [person("mara"), ...["cake", "bundle", "face"].map(thing)];

const ROWS: readonly (readonly [action: string, deeds: string])[] = [
  ["Mara scrubs the gravestone with a brush.", "kneel wipe: brush"],
  ["Mara brushes the dust off the stone face.", "stand wipe: "],
  ["Mara sands the chair.", "kneel wipe: "],
  ["Mara hoses down the car.", "stand hose_down: "],
  ["Mara polishes the boot with a brush.", "stand polish: boot brush"],
  ["Mara cuts the ribbon.", "stand cut: ribbon scissors"],
  ["Mara waves a scarf at the ship.", "stand wave_it: scarf"],
  ["Mara waves a towel over the smoke.", "stand fan_with: towel"],
  ["Mara ties the rope to the post.", "stand tie_to: rope"],
  ["Mara ties bells round her ankle.", "kneel tie_shoe: bell"],
  ["Mara ties a scarf round her neck.", "stand put_on: scarf"],
  ["Mara carries the cake up the stairs.", "stairs carry: cake"],
  ["Mara walks up the stairs with the cake in both hands.", "stairs carry: cake"],
  ["Mara walks home with a newspaper under her arm.", "walk under_arm: newspaper"],
  ["Mara walks across the bridge with the bundle on her back.", "walk on_back: bundle"],
  ["Mara scratches a line on the wall.", "stand write_wall: "],
  ["Mara throws the letter into the bin.", "stand throw_in: letter"],
  ["Mara lifts the cake out of the mud.", "stand pick_up: cake"],
  ["Mara points the cutlass at the door.", "stand point_with: cutlass"],
  ["Mara dabs at the canvas with the brush.", "stand paint: brush"],
  ["Mara draws the knife through the meat.", "stand slice: meat knife"],
  ["Mara hurls the clipboard to the floor.", "stand dash_down: clipboard"],
  ["Mara hangs up the phone and waits.", "stand hang_phone: phone|stand none: "],
  ["Mara drives the pick into the coal face.", "stand hew_at: pick"],
  ["Mara drives the spade into the soil.", "stand dig: spade"],
  ["Mara drives the dagger into the tabletop.", "stand stab: dagger"],
  ["Mara drives the sword into the earth.", "stand plant: sword"],
  ["Mara swings the coil of rope and throws it to the quay.", "stand wave_it: rope|stand throw: rope"],
  ["Mara swings the sack onto the cart.", "stand lift_over: sack"],
  ["Mara plucks the pen out of the air.", "stand catch: pen"],
  ["Mara clips the rope to the sled.", "stand tie: rope"],
  [
    "Mara slaps the dough onto the table and slides it into the oven.",
    "stand slam_down: dough|stand put_inside: dough",
  ],
  ["Mara rubs her elbow.", "stand rub_arm: "],
  ["Mara shoots over the lip of the bowl on a skateboard and lands hard on her side.", "jump none: |fall_back none: "],
  ["Mara fixes the wheel.", "kneel work: "],
  ["Mara rolls out the dough.", "stand roll_out: dough rollingpin"],
  ["Mara hacks through the door with an axe.", "stand hew_at: axe"],
  ["Mara swings a pickaxe at the rock.", "stand hew_at: pickaxe"],
  ["Mara knocks through the wall with a sledgehammer.", "stand hew_at: sledgehammer"],
  ["Mara hews at the trunk.", "stand hew_at: "],
  ["Mara hacks a path through the jungle with a machete.", "stand hew_at: machete"],
  ["Mara chops wood.", "stand chop: "],
  ["Mara sweeps the cake and the coffee cups off the desk with her arm.", "stand sweep_off: cake"],
  ["Mara sends the bottles flying off the counter.", "stand sweep_off: bottle"],
  ["Mara clears the desk with a sweep of her arm.", "stand sweep_off: "],
  ["Mara sweeps the crumbs off the table.", "stand wipe_table: "],
  ["Mara sweeps the floor.", "stand sweep: "],
  ["Mara draws the rake through the gravel.", "stand rake: rake"],
  ["Mara walks backwards, drawing the rake through the gravel.", "back_away rake: rake"],
  ["Mara drags the mop across the tiles.", "stand sweep: mop"],
  ["Mara brushes the sand off a skull with a small brush.", "kneel_both brush_clear: skull smallbrush"],
  ["Mara scrapes the earth away from a pot with a trowel.", "kneel_both brush_clear: pot trowel"],
  ["Mara lifts the box onto the top shelf.", "stand stow_up: box"],
  ["Mara heaves the suitcase up onto the top bunk.", "stand stow_up: suitcase"],
  [
    "Mara sits with one foot on her knee and winds tape round her bleeding toes.",
    "sit tend_foot: |sit tend_foot: tape",
  ],
  ["Mara pulls a thorn out of her foot.", "sit tend_foot: "],
  ["Mara rubs her sore feet.", "sit tend_foot: "],
  ["Mara shoves the bundle up into the dark.", "stand heave_up: bundle"],
  ["Mara lifts a ceiling panel.", "stand lift_over: "],
  ["Mara hangs a lantern from the ceiling.", "stand hang_up: lantern"],
  ["Mara hangs from the ceiling.", "hang none: "],
  ["Mara stuffs files into the shredder.", "stand insert: file"],
  ["Mara holds up a phone, it slips and smashes on the floor.", "stand raise: phone|stand drop: phone"],
];

const spell = ({ posture, gesture, holds }: Beat): string => `${posture} ${gesture}: ${holds.join(" ")}`;

describe("work with tools", () => {
  for (const [action, deeds] of ROWS)
    it(`is read: ${action}`, () => {
      const beats = readActing(action, ACTORS).get("mara") ?? [];
      expect(beats.map(spell).join("|")).to.equal(deeds);
    });
});
