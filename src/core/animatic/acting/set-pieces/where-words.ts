// Patterns by which the words of a deed say that somebody is on something, gets onto it, or is up in a tree.

/** "the edge of the bed" is no height. */
export const FURNITURE =
  /\b(?:edge|rim) of (?:the |a |his |her |their )?(?:\w+ )?(?:bed|table|desk|chair|seat|sofa|bath|bathtub|stage|forest|wood|woods|road|street|field|village|town|crowd|dance|water|lake|pond|pool|river|sea|page|glass|well|fountain|hand|palm|knife|blade|axe|cloth|blanket|sheet|paper|book|coat|cup|plate|screen|picture)\b/;
export const ON = String.raw`\bon(?:to)? (?:top of )?(?:the |a |an |his |her |their )?(?:\w+ ){0,2}?`;

/** Who gets onto it, or is on it; who puts something on a table is not. */
export const BY = String.raw`\b(?:bounc|stand|stood|step|climb|clamber|jump|hop|leap|danc|balanc|kneel|knelt|crouch|squat|get|got|twirl|spin|spun|pose|stamp)\w*\b(?: \w+){0,2}? `;
export const FROM = String.raw`(?:^| )(?:shout\w*|speaks?|calls?|preach\w*|yells?|conducts?|waves?) from (?:the|a) `;
export const BOXES = "crate|box|podium|pedestal|bed|sofa";
/** They are drawn as they are under who stands on them. */
export const STOOD_ON = "chair|stool|bench|barrel|bucket|suitcase|bale|armchair|stack of books|pile of books";

const TREE = String.raw`(?:tree|treetop|(?:oak|apple|cherry|pine|olive|mango|palm)(?: tree)?|branch|bough)\b(?! (?:house|trunk|stump))`;
/** Who is up there, and who does something from up there; who picks fruit from a tree stands under it. */
export const IN_TREE = new RegExp(
  `\\b(?:sit|sat|perch|hid|hides|hiding|crouch|sleep|stand|stuck|wait|squat)\\w*(?: \\w+){0,2}? (?:in|up|on|onto) (?:(?:the|a|an|his|her|their|of) )?(?:\\w+ ){0,2}?${TREE}` +
    `|\\b(?:high|up) in (?:the|a|an) (?:\\w+ )?${TREE}` +
    `|(?:^| )(?!(?:pick|pluck|tak|took|cut|get|got|shak|pull|knock|climb|jump|com|came|fall|fell|leap|hang|hung|lift)\\w* )(?:throw|drop|toss|shout|call|look|wav|watch|whisper|peer|gaz|laugh|sing|spit|aim|shoot)\\w*(?: \\w+){0,4}? (?:down )?from (?:the|a|an|his|her) (?:\\w+ )?${TREE}`,
);

/** Over water, where one sits with the feet in it. */
export const WATER_EDGE =
  /\b(?:edge|side|rim|brink|end|bank) of (?:the |a )?(?:\w+ )?(?:pool|dock|jetty|pier|quay|pond|lake|canal|river|water)\b|\b(?:pool ?side|jetty|pier|dock|quay)\b/;
