// Props of sport: clubs, bats and sticks, and the ball of each game.
import type { Prop } from "./prop.ts";

export const SPORT_PROPS = {
  golfclub: ["golf_club golfclub putter driver_club nine_iron", 0.62, "up long", "silver"],
  hockeystick: ["hockey_stick hockeystick", 0.82, "up long", "oak"],
  cricketbat: ["cricket_bat cricketbat", 0.5, "up long", "straw"],
  paddle: ["ping_bat", 0.17, "up", "red"],
  cue: ["pool_cue cue billiard_cue snooker_cue", 0.8, "up long", "oak"],
  golfball: ["golf_ball golfball", 0.05, "flat", "white"],
  tennisball: ["tennis_ball tennisball", 0.07, "flat", "lime"],
  pingpongball: ["ping_ball", 0.05, "flat", "white"],
  cricketball: ["cricket_ball", 0.07, "flat", "crimson"],
  baseballball: ["baseball softball", 0.07, "flat", "white"],
  shuttlecock: ["shuttlecock", 0.08, "flat", "white"],
  puck: ["puck hockey_puck", 0.04, "flat", "black"],
  basketball: ["basketball", 0.14, "flat", "orange"],
  soccerball: ["soccer_ball football soccerball", 0.13, "flat", "white"],
  volleyball: ["volleyball beach_ball", 0.12, "flat", "white"],
  rugbyball: ["rugby_ball rugbyball american_football", 0.14, "flat", "leather"],
  bowlingball: ["bowling_ball iron_ball iron_shot shotput shot_put cannonball cannon_ball", 0.13, "flat", "black"],
  cueball: ["cue_ball billiard_ball eight_ball", 0.04, "flat", "white"],
  curlingstone: ["curling_stone", 0.12, "down", "slate"],
  dart: ["dart darts", 0.09, "up long", "red"],
  discus: ["discus", 0.1, "flat", "oak"],
  frisbee: ["frisbee", 0.13, "flat", "red"],
} as const satisfies Readonly<Record<string, Prop>>;
