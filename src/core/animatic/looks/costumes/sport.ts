// What people wear for sport and on the stage.
import type { Costume } from "./era.ts";

export const SPORT: readonly Costume[] = [
  {
    words: "boxer",
    wear: "shirtless, red boxingshorts, red boxinggloves, black boots",
    woman: "red singlet, red boxingshorts, red boxinggloves, black boots",
  },
  { words: "maasai masai", wear: "red toga, red cloak, gold necklace, sandals" },
  { words: "wrestler", wear: "red leotard, black boots", man: "red singlet, red trunks, black boots" },
  { words: "weightlifter powerlifter", wear: "red leotard, white boots, brown belt" },
  { words: "sumo", wear: "shirtless, white loincloth, bare feet, topknot, fat" },
  { words: "karateka judoka", wear: "white karategi, black belt, bare feet" },
  { words: "runner sprinter jogger athlete", wear: "orange singlet, navy shorts, white trainers, white headband" },
  {
    words: "swimmer",
    wear: "navy swimsuit, white swimcap, bare feet",
    man: "shirtless, navy trunks, white swimcap, bare feet",
  },
  { words: "lifeguard", wear: "red swimsuit, bare feet", man: "shirtless, red trunks, bare feet" },
  { words: "surfer", wear: "black wetsuit, bare feet", man: "shirtless, blue trunks, bare feet" },
  {
    words: "footballer striker goalkeeper midfielder",
    wear: "red football shirt, white shorts, red socks, black trainers",
  },
  {
    words: "goalie goaltender hockeygoalie",
    wear: "red jersey, black shorts, white cagemask, black bikehelmet, brown gloves, white legpads",
  },
  { words: "rugby", wear: "green and white striped shirt, white shorts, green socks, black boots" },
  { words: "hockey", wear: "white jersey, black shorts, white socks, white bikehelmet, black gloves, black boots" },
  { words: "basketballer", wear: "red singlet, red shorts, white trainers, white headband" },
  { words: "cricketer cricket", wear: "white shirt, white trousers, white trainers, white cap" },
  {
    words: "tennis",
    wear: "white polo, white shorts, white trainers, white headband",
    woman: "white polo, white short skirt, white trainers",
  },
  {
    words: "baseball softball",
    wear: "white and navy striped shirt, white trousers, navy cap, navy socks, black trainers",
  },
  {
    words: "quarterback linebacker",
    wear: "red and white striped jersey, white breeches, red bikehelmet, white trainers",
  },
  { words: "cyclist", wear: "yellow tshirt, black tightshorts, bikehelmet, black trainers" },
  { words: "skier snowboarder", wear: "red skisuit, black skihelmet, raisedgoggles, black gloves, white boots" },
  { words: "skater", wear: "hoodie, denim trousers, trainers" },
  { words: "gymnast acrobat trapeze", wear: "red leotard, bare feet", man: "red singlet, white trousers, bare feet" },
  {
    words: "ballerina balletdancer",
    wear: "pink tutu, pink ballet shoes, tight bun",
    man: "white shirt, grey hose, black ballet shoes",
  },
  { words: "flamenco", wear: "red ruffled gown, gold earrings, black bun, black heels, woman" },
  {
    words: "bellydancer",
    wear: "purple bikini, purple longskirt, gold belt, gold necklace, long hair, bare feet, woman",
  },
  { words: "huladancer", wear: "red bikini, green longskirt, flowercrown, long hair, bare feet, woman" },
  {
    words: "referee umpire linesman",
    wear: "yellow tshirt, black shorts, black socks, black trainers, black necklace",
  },
  {
    words: "quarterback linebacker",
    wear: "red footballhelmet, red football shirt, white breeches, red socks, black trainers, shoulderpads",
  },
  { words: "golfer", wear: "white cap, pink polo, beige checked trousers, white trainers, white gloves" },
  { words: "cheerleader", wear: "red singlet, red short skirt, white socks, white trainers, pompoms, ponytail" },
  {
    words: "bodybuilder strongman",
    wear: "shirtless, red trunks, bare feet, muscular",
    woman: "red bikini, bare feet, muscular",
  },
  {
    words: "yogi",
    wear: "purple singlet, black leggings, bare feet, ponytail",
    man: "white singlet, grey trousers, bare feet",
  },
  { words: "karate judo taekwondo karatekid", wear: "white karategi, black belt, bare feet" },
  { words: "dancer", wear: "black tshirt, black trousers", woman: "red dress, heels", in: {} },
  {
    words: "jockey",
    wear: "red and white chequered shirt, white breeches, black boots, red bikehelmet, raisedgoggles",
  },
  { words: "racer", wear: "red boilersuit, white crashhelmet, black gloves" },
  { words: "fencer fencing", wear: "white karategi, fencingmask, white breeches, white gloves" },
  {
    words: "clown",
    wear: "white face, red clown nose, red clown mouth, orange curly afro hair, yellow and red dotted boilersuit, ruff, big red shoes, small green bowler",
  },
  {
    words: "mime",
    wear: "white face, black beret, black and white striped shirt, black trousers, white gloves, braces",
  },
  {
    words: "magician conjuror illusionist",
    wear: "black tophat, black tailcoat, white shirt, red bowtie, black trousers, white gloves",
  },
  { words: "ringmaster", wear: "black tophat, red tailcoat, white breeches, black boots" },
  {
    words: "jester harlequin",
    wear: "red and yellow jesterhat, red and yellow chequered tunic, red and yellow hose, ruff",
  },
  {
    words: "rockstar rocker guitarist",
    wear: "black leather jacket, black tshirt, black trousers, black boots, long hair",
  },
  {
    words: "violinist cellist pianist maestro",
    wear: "black tailcoat, white shirt, white bowtie, black trousers",
    woman: "black gown",
  },
  {
    words: "operasinger soprano tenor baritone",
    wear: "dark red gown, gold necklace, gold earrings, bun",
    man: "black tailcoat, white shirt, white bowtie, white waistcoat, black trousers",
  },
  {
    words: "singer diva",
    wear: "black sequinned jacket, black trousers",
    woman: "red gown, earrings",
    man: "black suit, white shirt, black bowtie",
  },
];
