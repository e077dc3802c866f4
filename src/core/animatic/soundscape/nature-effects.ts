// Effects of weather, water, fire and animals, with the words that mean them.
import { bed, hit, type EffectFacts } from "./effect-facts.ts";

export const NATURE = {
  "rain inside": bed(
    -34,
    "rain (?:on|against|at|over) (?:the |a )?(?:\\w+ )?(?:roof|window|windows|pane|panes|glass|tent|tin)",
  ),
  rain: bed(-32, "rain|rains|raining|rainfall|downpour|drizzle|drizzling|pouring"),
  thunder: hit(4.5, -9, "thunder|thunders|thunderclap|thunderstorm|lightning strikes?", 5),
  wind: bed(-33, "wind|winds|gust|gusts|breeze|gale|draught|howling wind"),
  gulls: bed(-34, "gull|gulls|seagulls?"),
  sea: bed(-31, "sea|surf|waves?|ocean|tide|breakers"),
  lapping: bed(-36, "lapping|water laps?|laps against"),
  pour: hit(2.2, -20, "pour|pours|pouring water|tap runs?|running tap|poured"),
  stream: bed(-33, "stream|river|brook|waterfall|running water|fountain|rapids"),
  drip: bed(-36, "drip|drips|dripping|droplets?"),
  splash: hit(1.4, -14, "splash|splashes|splashing|plunge|plunges"),
  bubbles: bed(-36, "bubble|bubbles|bubbling|boiling|boils|gurgles?|gurgling"),
  underwater: bed(-34, "underwater|muffled water"),
  fire: bed(-34, "fire|fireplace|flames?|crackle|crackles|crackling|campfire|hearth|burning"),
  "bird wings": hit(1.1, -20, "wings|flutter|flutters|fluttering|wingbeats?"),
  owl: hit(1.6, -20, "owl|owls|hoot|hoots|hooting", 3),
  crows: hit(1.3, -19, "crow|crows|raven|ravens|caw|caws|cawing|magpies?", 2.4),
  birds: bed(
    -36,
    "bird|birds|birdsong|songbirds?|chirp|chirps|chirping|twitter|twittering|sparrows?|dawn chorus|larks?|robins?",
  ),
  crickets: bed(-37, "cricket|crickets|cicadas?|grasshoppers?"),
  frogs: bed(-37, "frog|frogs|toads?|croak|croaks|croaking"),
  insects: bed(-38, "insects?|fly buzzes|flies|bees?|mosquito|mosquitoes|buzzing of (?:a )?fl\\w+|wasps?|swarm"),
  wolf: hit(2.8, -17, "wolf|wolves|howl|howls|howling", 4),
  dog: hit(0.9, -15, "dog|dogs|bark|barks|barking|hound|hounds", 1.8),
  cat: hit(0.9, -19, "cat|cats|meow|meows|miaow|miaows|mew|mews|purr|purrs|purring", 2),
  horse: bed(-30, "horse|horses|hoof|hooves|hoofbeats|gallop|gallops|galloping|clip-clop"),
} as const satisfies Readonly<Record<string, EffectFacts>>;
