// What a build says of each pass, and what a check says of the texts. docs/http.md "Episodes and shots".
import { Type, type Static } from "typebox";
import { Problem, open, orNull } from "../schema.ts";

const PassReport = open({ ok: Type.Boolean(), report: Type.String(), error: orNull(Type.String()) });

export const BuildReply = open({
  ok: Type.Boolean(),
  error: Type.Optional(orNull(Type.String())),
  passes: open({ final: Type.Optional(PassReport), proxy: Type.Optional(PassReport) }),
});
export type BuildReply = Static<typeof BuildReply>;

/** Where a shot stands in the script: its `##` line and its last line. */
export const ShotLines = open({ id: Type.String(), line: Type.Integer(), end_line: Type.Integer() });

/** `builds`: it compiles for its target in the final pass, whatever is wrong elsewhere. */
const CheckedShot = open({ ...ShotLines.properties, builds: Type.Boolean() });

/** `errors` has the first that stops a build, `problems` every one of both texts. `col` on JSON syntax errors only; `id` on what `// lint: off <id>` can silence. */
export const Check = open({
  ok: Type.Boolean(),
  errors: Type.Array(Problem),
  problems: Type.Array(Problem),
  warnings: Type.Array(Problem),
  shots: Type.Array(CheckedShot),
});
export type Check = Static<typeof Check>;
