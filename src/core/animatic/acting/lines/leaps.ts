// What somebody leaps at and holds on to, and what a runner comes by, said as the tables of verbs know it.

/** "leaps up and catches the bar" as "jumps and hangs from the bar", "runs up the road and passes the bus" as "runs up the road past the bus". */
export function withLeaps(line: string): string {
  return line
    .replaceAll(
      HELD,
      (_, leap: string, way: string, thing: string) =>
        `${way.trim() === "up" ? "jumps" : leap + way} and hangs from ${thing}`,
    )
    .replaceAll(UP, "")
    .replaceAll(PASSED, "$1 past $2");
}

const HELD =
  /\b((?:jump|leap|spring|bound)s)( (?:up|high|across|over|out|for|off|from|to)(?: \w+){0,4}?|)(?: ,)? and (?:catches|grabs|grasps|seizes|grips|clutches|clings to|gets)(?: hold of)?(?: on to| onto)? ((?:the|an?|its) (?:\w+ ){0,2}?(?:bars?|rings|trapeze|beam|girder|branch|bough|ledge|gutter|parapet|rafter|balcony|fire escape))\b(?! stool)/g;

/** From no seat, and the hands are what is seen: "leaps up and catches the ball". */
const UP =
  /\b(?:jump|leap|spring)s(?: up| high| up high)(?: into the air)?(?: ,)? and (?=(?:catch|head|snatch|slap|swat|pluck)(?:e?s)\b)/g;

const VEHICLES = "(?:bus|car|van|truck|lorry|train|tram|coach|cart|wagon|taxi|carriage|tractor|bicycle|cyclist)";
const PASSED = new RegExp(
  String.raw`\b((?:runs|sprints|races|dashes|jogs|gallops|rides|cycles|pedals|skates|skis|speeds)(?: \w+){0,6}?)(?: ,)? and (?:passes|overtakes) ((?:the|an?) (?:\w+ ){0,2}?${VEHICLES})\b`,
  "g",
);
