// Which sport a shot shows, what is done in it and by whom. Undefined where nobody plays.
import type { GameDeed } from "./sport-words.ts";
import { SPORT_WORDS } from "./sports.ts";
import type { Game } from "./game.ts";

export interface PlayerWords {
  readonly id: string;
  readonly name: string;
  readonly design: string;
}

interface GameWords {
  readonly action: string;
  readonly place: string;
  readonly players: readonly PlayerWords[];
  /** Names and designs of things. */
  readonly things: string;
}

export function readGame({ action, place, players, things }: GameWords): Game | undefined {
  const said = action.toLowerCase();
  if (players.length === 0 || NOT_PLAYED.test(said)) return undefined;
  const around = [said, place, things, ...players.map(({ design }) => design)].join(". ").toLowerCase();
  for (const { sport, words, tool, ball, deeds } of SPORT_WORDS) {
    if (!words.test(around)) continue;
    const deed = deeds.find((one) => fits(one, said, players.length) && isAboutBall(said, words));
    const found = deed && whoDoes(deed, said, players);
    if (!deed || !found) continue;
    const { gesture, posture } = deed;
    const act = deed.act === "goal" && !GOAL.test(`${said}. ${place}. ${things}`.toLowerCase()) ? "pass" : deed.act;
    return { sport, act, gesture, posture, tool, ball, said, ...found };
  }
  return undefined;
}

/** Somewhere a goal stands, or is played at. */
const GOAL =
  /\b(?:goal\w*|scor\w+|penalty|free kick|net|shoots?|shot|strik\w+|keeper|pitch|stadium|match|football (?:ground|field|club)|soccer)\b/;

/** It is watched, spoken of, or over. */
const NOT_PLAYED =
  /\bgolf (?:carts?|buggy|buggies)\b|\b(?:watch(?:es|ing)?|listens?|reads?|remembers?|dreams?|talks?|sells?|signs?|polish\w*|carries|carrying|packs?) (?:\w+ ){0,4}?(?:golf|hockey|baseball|cricket|tennis|match|game|football|basketball|race|rackets?|clubs?)\b|\b(?:on|in front of) (?:the )?(?:tv|television)\b|\b(?:smash|slam|throw|threw|break|broke|hurl|fling|flung|drop)\w* (?:\w+ )?(?:racket|racquet|club|bat|cue|stick|paddle)\b|\bdunk\w* (?:an?|the|his|her) (?!ball|basketball)\w+ |\b(?:slam|smash|crash|check|shove|ram|drive|barge|knock|charge|tackle|push|crush)\w* (?:him|her|them|(?:the |his |her )?\w+) (?:\w+ )?(?:into|against|onto) /;

const BALLS =
  /\b(?:balls?|puck|shuttlecock|pins?|darts?|arrows?|stone|goal|hoop|basket|net|hole|serves?|serv\w*|putts?|dunks?|header|penalty|bat|bats|club|racket|racquet|stick|cue|board|target|bullseye|ropes|hurdles?|bar|waves?|surf\w*|golf|hockey|cricket|baseball|tennis|ping|badminton|volleyball|basketball|football|soccer|billiards|snooker|pool|bowl\w*|curling|strike|shot|swing\w*|dribbl\w*|spik\w*|home run|eight|aim|breaks?|kites?)\b/;

/** The sport itself, or what it is played with. */
function isAboutBall(said: string, words: RegExp): boolean {
  return BALLS.test(said) || words.test(said);
}

function fits({ words, isForTwo }: GameDeed, said: string, count: number): boolean {
  return words.test(withoutPlayers(said)) && (!isForTwo || count > 1);
}

/** "the tennis player falls": who plays is named, and nothing is played; as long as before. */
const withoutPlayers = (said: string): string => said.replaceAll(/\bplay(?=ers?\b)/g, "____");

/** The one who is named last before the deed, else first of all. */
function whoDoes({ words }: GameDeed, said: string, players: readonly PlayerWords[]) {
  const match = words.exec(withoutPlayers(said));
  const end = match ? match.index : said.length;
  const before = said.slice(0, end).replaceAll(PASSED, (phrase) => " ".repeat(phrase.length));
  const named = players
    .map((one) => ({ one, at: lastNamed(one, before) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  const player = named[0]?.one ?? players[0];
  if (!player || !match) return undefined;
  const other = players.find((one) => one !== player);
  return { player: player.id, other: other?.id, because: match[0] };
}

/** "dribbles past Ben and shoots": Ben is only passed. */
const PASSED =
  /\b(?:past|to|at|around|round|behind|over|from|against|by|beats?|passes|tackles|blocks|dodges|outruns) (?:the |his |her )?\w+\b(?!,? (?:who|and (?:he|she)\b))/g;

/** Whom a game calls so, by the words of the design. */
const ROLES =
  /\b(?:striker|keeper|goalkeeper|goalie|bowler|batsman|batter|pitcher|golfer|server|boxer|wrestler|surfer|archer|boy|girl|man|woman)\b/g;

function lastNamed({ id, name, design }: PlayerWords, said: string): number {
  const titled = `${id} ${name}`.toLowerCase().split(/[\s_#]+/);
  const own = [...titled.filter((word) => word.length > 1), ...(design.toLowerCase().match(ROLES) ?? [])];
  return Math.max(-1, ...own.map((word) => said.lastIndexOf(word)));
}
