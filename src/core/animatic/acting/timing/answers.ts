// What answers what, by the verbs: who is called turns, what is thrown is caught, who is shot falls. The one comes after the other without a word that says so.

const list = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll(" ", "|")})`);

/** Beginnings of verbs: those that ask for an answer, and those that are one. */
const ANSWERS: readonly (readonly [cause: RegExp, answer: RegExp])[] = [
  [list("knock ring rang rap bang buzz pound"), list("open answer look turn get got stand go goes hurr let peer")],
  [
    list("call shout yell scream shriek whistle tap nudge wav beckon cough cry cried tug"),
    list("turn look stop come came run ran freez froze wav jump wak woke open answer glanc hurr spin spun stand nod"),
  ],
  [
    list("throw threw toss kick pass hurl fling flung lob serv bowl drop roll hit swing"),
    list("catch caught duck dodg div miss sav jump leap block grab return hit pick stoop trap head"),
  ],
  [
    list("shoot shot fir stab punch hit strik struck kick slap shov push trip bit knock tackl smack elbow"),
    list(
      "fall fell drop collaps stagger stumbl reel clutch go goes crumpl hold held rub cry cries cried duck scream sink sank die dies tumbl touch recoil yell doubl",
    ),
  ],
  [
    list("aim point draw drew level rais pull cock threaten"),
    list("rais lift freez froze kneel knelt drop back surrender duck put cower stop step turn"),
  ],
  [
    list("fall fell stumbl trip slip collaps faint sink sank drown tumbl cry cries cried sob weep wept"),
    list("help catch caught run ran rush laugh kneel knelt lift pull bend bent hug comfort hold held crouch hurr dive"),
  ],
  [
    list("whisper tell told say said tickl jok pull read announc explain murmur ask"),
    list("laugh smil nod gasp blush shak cry cries giggl burst frown grin chuckl shrug jump stare star sigh point"),
  ],
  [
    list("offer hold held giv gave hand extend pass show slid slide push pour serv"),
    list("tak took shak accept refus grab decline kiss snatch wav nod read open turn drink drank rais lift sniff tast"),
  ],
  [
    list("bow salut wav nod curts smil wink greet toast clink stretch"),
    list("bow salut wav nod curts smil wink greet return tak shak blush clink rais lift drink"),
  ],
  [
    list("kneel knelt propos drop get lower"),
    list("cover nod smil gasp pull turn shak help tak took cry cries bend bent pat hug touch hold offer put"),
  ],
  [
    list("enter com came arriv burst step walk appear return storm rush open"),
    list(
      "look stand stood jump leap turn hid rise ris rose hug run ran wav freez froze get got smil drop star scream gasp leave spin spun",
    ),
  ],
  [
    list("slam bang roar bark growl howl sneez smash crash jump leap startl surpris"),
    list("flinch jump start cover recoil step back scream wak woke gasp drop spin spun laugh turn shrink duck"),
  ],
  [
    list("open unlock pry pries prise lift uncover releas unleash untie tear pull let"),
    list(
      "fly flies flew burst leap leapt jump shoot shot spring sprang com came crawl hop run ran escap slither scuttl scurr dart emerg rush swarm pop",
    ),
  ],
  [list("rais lift stand put"), list("point nod answer call applaud clap smil drink clink")],
  [list("play danc sing sang finish perform bow"), list("applaud clap cheer throw threw")],
  [
    list("leav left walk go goes run ran driv disappear"),
    list("run ran follow chas rush watch star sink sank wav call sit sat cry cries"),
  ],
];

export function isAnswer(cause: string, answer: string): boolean {
  return ANSWERS.some(([asks, answers]) => asks.test(cause) && answers.test(answer));
}
