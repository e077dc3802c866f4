// Sports by the words that mean them, and what is done in each by the words of the deed. The first that fits counts.
import { HIT, OVER, rally, type SportWords } from "./sport-words.ts";

export const SPORT_WORDS: readonly SportWords[] = [
  {
    ...{
      sport: "table_tennis",
      words: /\b(?:table[- ]tennis|ping[- ]?pong)\b/,
      tool: "ping_bat",
      ball: "ping_ball",
    },
    deeds: [rally(/\b(?:play|rally|return|serv|hit|smash|volley|spin|duel|battle)\w*/, "rally")],
  },
  {
    ...{ sport: "badminton", words: /\b(?:badminton|shuttlecock)\b/, tool: "racket", ball: "shuttlecock" },
    deeds: [
      rally(/\b(?:play|rally|return|serv|hit|smash|lob|knock)\w*/, "rally"),
      { act: "serve", words: /\b(?:serv|hit|smash|swing|return|lob)\w*/, gesture: "rally" },
    ],
  },
  {
    ...{ sport: "volleyball", words: /\bvolley ?ball\b/, ball: "volleyball" },
    deeds: [
      rally(/\b(?:play|spik|smash|serv|slam|hit|pass|bump|set|return)\w*/, "spike"),
      { act: "serve", words: /\b(?:spik|smash|serv|slam|hit|set|bump)\w*/, gesture: "spike" },
    ],
  },
  {
    ...{ sport: "tennis", words: /\b(?:tennis|rackets?|racquets?|wimbledon)\b/, tool: "racket", ball: "tennis_ball" },
    deeds: [
      rally(/\b(?:play|rally|return|volley|lob|exchang|hit|smash)\w*/, "rally"),
      {
        act: "serve",
        words: new RegExp(
          String.raw`\b(?:serv|return|volley|lob|play)\w*|\b${HIT} (?:\w+ ){0,3}?(?:ball|racket|racquet|ace|forehand|backhand)`,
        ),
        gesture: "rally",
      },
    ],
  },
  {
    ...{
      sport: "golf",
      words: /\b(?:golf\w*|fairway|driving range|putts?|putting green|tees? off)\b/,
      tool: "golf_club",
      ball: "golf_ball",
    },
    deeds: [
      { act: "putt", words: /\b(?:putts?|putting|putted)\b|\binto the hole\b/, gesture: "putt" },
      {
        act: "loft",
        words: new RegExp(String.raw`\b${HIT}|\btees? off\b|\bplay\w* golf\b|\bchips?\b`),
        gesture: "golf_swing",
      },
    ],
  },
  {
    ...{ sport: "hockey", words: /\b(?:hockey|puck|slap ?shot)\b/, tool: "hockey_stick", ball: "puck" },
    deeds: [
      {
        act: "drive",
        words: new RegExp(String.raw`\b(?:(?:shoot|shot|scor|fir|flick|slap|play|pass)(?!er)\w*)|\b${HIT}`),
        gesture: "golf_swing",
      },
    ],
  },
  {
    ...{
      sport: "cricket",
      words:
        /\bcricket (?:\w+ )?(?:ground|pitch|bat|ball|match|field|whites|green|team|game|club|pavilion)\b|\bplay\w* cricket\b|\bcricketer\b|\bwicket\b/,
      tool: "cricket_bat",
      ball: "cricket_ball",
    },
    deeds: [
      {
        act: "loft",
        words: new RegExp(String.raw`\b(?:bats?|batting|play\w* cricket)\b|\b${HIT}`),
        gesture: "bat_swing",
      },
      { act: "pitch", words: /\bbowl(?:s|ing)\b/, gesture: "throw" },
    ],
  },
  {
    ...{
      sport: "baseball",
      words: /\b(?:baseball|home run|softball|home plate)\b/,
      tool: "baseball_bat",
      ball: "baseball",
    },
    deeds: [
      { act: "pitch", words: /\bpitch(?:es|ing)\b|\bwinds? up\b/, gesture: "throw" },
      {
        act: "loft",
        words: new RegExp(
          String.raw`\bplay\w* baseball\b|\bbats?\b|\bhome run\b|\b${HIT} (?:\w+ ){0,3}?(?:ball|bat|pitch|home|it)\b`,
        ),
        gesture: "bat_swing",
      },
    ],
  },
  {
    ...{
      sport: "basketball",
      words:
        /\b(?:basketball|(?<!\b(?:jump|leap|div|fl|climb|crawl|roll|run|hula)\w* (?:\w+ ){0,3})hoop|free throw|slam[- ]?dunks?|dunks?)\b/,
      ball: "basketball",
    },
    deeds: [
      { act: "dunk", words: /\b(?:slam )?dunk\w*|\bslams? (?:\w+ ){0,3}?(?:into|through)\b/, gesture: "dunk" },
      {
        act: "hoop",
        words:
          /\b(?:shoot|shot|throw|threw|toss|scor|dunk|slam|sink|lob)\w*|\b(?:into|through|at|in) the (?:hoop|basket|net)\b/,
        gesture: "basket_shot",
      },
      { act: "dribble", words: /\b(?:dribbl|bounc|play)\w*/, gesture: "dribble" },
    ],
  },
  {
    ...{
      sport: "football",
      words:
        /\b(?:foot ?ball(?:er)?s?|soccer|penalty|goalkeeper|goalie|striker|pitch|goal)\b|\bkick(?:s|ed|ing) (?:\w+ ){0,3}?ball\b/,
      ball: "soccer_ball",
    },
    deeds: [
      { act: "away", words: new RegExp(OVER), gesture: "none", posture: "kick" },
      {
        act: "header",
        words: /\b(?:heads|headed|heading) (?:the |a |it\b)|\bheader\b/,
        gesture: "none",
        posture: "header",
      },
      {
        act: "goal",
        words:
          /\b(?:(?:kick|shoot|shot|scor|boot|blast|curl|fir)(?!er)\w*|strik(?:es?|ing)|struck) (?:\w+ ){0,3}?(?:ball|penalty|goal|it|past|shot|free kick|net)\b|\bshoots\b(?=,? and|,|[.;]|$| (?:at|from|low|hard|high|wide)\b)/,
        gesture: "none",
        posture: "kick",
      },
      {
        act: "save",
        words:
          /\b(?:div(?:es?|ing)|leap\w*|spring\w*|jump\w*|fling\w*|throws? (?:herself|himself)|stretch\w*)\b.{0,60}?\b(?:punch|push|tip|parr|palm|fist|catch|caught|sav|grab|smother|turn|cling|hold|for)\w* (?:\w+ ){0,2}?(?:ball|football|shot|it|penalty)\b|\b(?:punch|tip|parr|palm|sav|smother)\w* (?:the|a) (?:\w+ )?(?:ball|football|shot|penalty)\b/,
        gesture: "none",
        posture: "dive_flat",
      },
    ],
  },
  {
    ...{ sport: "bowling", words: /\b(?:bowling(?! green)|tenpin|skittles|pins)\b/, ball: "bowling_ball" },
    deeds: [
      {
        act: "pins",
        words: /\b(?:bowl|roll|throw|threw|hurl|send|sent|releas|strike|knock|play)\w*/,
        gesture: "roll_ball",
      },
    ],
  },
  {
    ...{ sport: "curling", words: /\bcurling\b/, ball: "curling_stone" },
    deeds: [
      { act: "stone", words: /\b(?:slid|push|releas|send|sent|deliver|throw|play|glid)\w*/, gesture: "roll_ball" },
    ],
  },
  {
    ...{
      sport: "pool",
      words: /\b(?:billiards?|snooker|pool (?:table|hall|cue|ball|room)|eight[- ]ball|cue ball|pool cue)\b/,
      tool: "pool_cue",
      ball: "cue_ball",
    },
    deeds: [
      {
        act: "pot",
        words: /\b(?:pots?|potted|breaks?|play|shoot|shot|sink|sank|lin|aim|strik|hit|cue|lean|bend)\w*/,
        gesture: "cue_shot",
      },
    ],
  },
  {
    ...{ sport: "darts", words: /\b(?:darts?|dart ?board|bull ?s?eye)\b/, ball: "dart" },
    deeds: [{ act: "board", words: /\b(?:throw|threw|play|toss|fling|hurl|hit|aim)\w*/, gesture: "dart_throw" }],
  },
  {
    ...{
      sport: "archery",
      words: /\b(?:archery|bull ?s?eye|arrow|bow)\b(?=.*\btargets?\b)|\btargets?\b.*\b(?:arrow|bow)\b|\barchery\b/,
      ball: "arrow",
    },
    deeds: [
      { act: "target", words: /\b(?:shoot|shot|releas|loos|fir|draw|let|hit|aim|practi)\w*/, gesture: "draw_bow" },
    ],
  },
  {
    ...{ sport: "hurdles", words: /\bhurdles?\b/ },
    deeds: [
      {
        act: "over",
        words: /\b(?:run|ran|sprint|leap|jump|clear|rac|hurdl|over)\w*/,
        gesture: "none",
        posture: "hurdle",
      },
    ],
  },
  {
    ...{
      sport: "high_jump",
      words:
        /\b(?:high[- ]jump|pole[- ]vault\w*|vaults? (?:\w+ ){0,3}?(?:bar|pole)|(?:clears?|(?:sails?|soars?|flies|swings?|goes|arches|rolls?|twists?|leaps?|jumps?) (?:\w+ )?over) (?:\w+ ){0,2}?(?:cross)?bar)\b/,
    },
    deeds: [
      { act: "over", words: /\b(?:leap|jump|vault|clear|fli|fly|flop|over)\w*/, gesture: "none", posture: "high_jump" },
    ],
  },
  {
    ...{ sport: "surfing", words: /\b(?:surf(?:s|ing|ed|er|board)?)\b/ },
    deeds: [
      {
        act: "wave",
        words: /\b(?:surfs|surfing|surfed|(?:rid|catch|carv)\w* (?:\w+ ){0,4}?waves?|rides? (?:\w+ ){0,2}?board)\b/,
        gesture: "none",
        posture: "surf",
      },
    ],
  },
  {
    ...{
      sport: "ring",
      words:
        /\b(?:boxing|boxers?|wrestl\w+|ropes|(?<!circus )ring(?! (?:under|with|of) (?:a |the )?(?:\w+ )?(?:tent|sawdust|stones?|fire|trees)))\b/,
    },
    deeds: [
      {
        act: "ropes",
        words:
          /\b(?:climb|step|duck|get|clamber|slip|slid|go|enter)\w* (?:\w+ ){0,2}?(?:through|between|under|over) (?:\w+ ){0,2}?ropes\b|\b(?:enter|leav|exit|climb|step|get)\w* (?:into |out of |down from )?the (?:boxing |wrestling )?ring\b/,
        gesture: "none",
        posture: "sneak",
      },
    ],
  },
  {
    ...{ sport: "marbles", words: /\bmarbles?\b/, ball: "marble" },
    deeds: [{ act: "stone", words: /\b(?:flick|roll|shoot|shot|play|aim)\w*/, gesture: "roll_ball" }],
  },
  {
    ...{
      sport: "bowls",
      words: /\bbowls (?:a|the|his|her)\b(?! (?:\w+ ){1,2}over\b)|\b(?:boules|petanque|lawn bowls|bowling green)\b/,
      ball: "ball",
    },
    deeds: [
      { act: "stone", words: /\b(?:bowls|bowling|roll\w*|throw\w*|threw|play\w*|toss\w*)\b/, gesture: "roll_ball" },
    ],
  },
  {
    ...{
      sport: "keepie",
      words:
        /\b(?:juggl|keep|kick)\w* (?:\w+ ){0,3}?\w*ball (?:\w+ )?(?:on|with|in the air|up)\b.*\b(?:foot|feet|knees?|toe|air)\b|\bkeepie/,
      ball: "soccer_ball",
    },
    deeds: [{ act: "keepie", words: /\b(?:juggl|keep|kick|play|do)\w*/, gesture: "none", posture: "march" }],
  },
  {
    ...{ sport: "bouncing", words: /\bbounc\w* (?:a|the|his|her) (?:\w+ )?ball\b/, ball: "ball" },
    deeds: [{ act: "dribble", words: /\bbounc\w*/, gesture: "dribble" }],
  },
  {
    ...{ sport: "kite", words: /\bkites?\b/, ball: "kite" },
    deeds: [
      {
        act: "kite",
        words: /\b(?:run|ran|rac|sprint|dash)\w*\b(?!.*\bafter (?:\w+ ){0,2}kite).*\bkite\b/,
        ...{ gesture: "none", posture: "run" },
      },
    ],
  },
];
