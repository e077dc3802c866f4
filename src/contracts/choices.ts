// Words that a request chooses from and the command line offers: without schemas, so that help and mistakes are told before anything else is read.

/** Forms that the cut is exported in. */
export const HANDOFF_NAMES = ["otio", "edl", "fcpxml", "srt", "vtt", "storyboard", "csv"] as const;
export const SPEECH_MODELS = ["tiny.en", "base.en", "small.en", "medium.en", "large-v3"] as const;

/** How a take is made larger. */
export const UPSCALE_METHODS = ["latent", "pixel", "restorer"] as const;
/** What becomes of a take of another aspect. */
export const FITS = ["crop", "pad"] as const;
export const ENCODERS = ["auto", "hw", "sw"] as const;
export const QUALITIES = ["review", "master"] as const;
export const POST_METHODS = ["pixel", "restorer", "refiner"] as const;
export const POST_TIERS = ["draft", "production", "cinematic"] as const;

/** What a drawn take has written over its picture: all of the slate, the spoken lines, or nothing. */
export const SLATES = ["full", "captions", "clean"] as const;
