// How large a file may be that is read whole. What a person writes and what the studio makes of it stays far below; a file beyond is told of
// by its name and never read, because reading it would hold up everybody else.

const MB = 1024 * 1024;

/** A script, a series config, `negative.txt`: some 30,000 shots. */
export const AUTHORED_LIMIT = 8 * MB;
/** A take's record. */
export const RECORD_LIMIT = 1 * MB;
/** A shot list of a whole pass, and the story that it was built from. */
export const LIST_LIMIT = 64 * MB;
/** Every other JSON file. */
export const JSON_LIMIT = 16 * MB;
