// English words of hour, weather, air, mood and practical lights. Before the semicolon words that say it, after it words that only suggest it.
import type { Air, Hour, Mood, Practical, Weather } from "../place-scene.ts";

type Words<K extends string> = Partial<Readonly<Record<K, string>>>;

export const HOURS: Words<Hour> = {
  night:
    "night, midnight, nighttime, night time, moonlight, moonlit, starlight, starlit, starry, after dark, small hours, dead of night, pitch dark, dark night, nocturnal, full moon, crescent moon, late at night, one in the morning, two in the morning, three in the morning, four in the morning, 12 am, 1 am, 2 am, 3 am, 4 am, 9 pm, 10 pm, 11 pm, late evening, at this late hour, after midnight, black night, polar night, northern lights, only candlelight, only firelight, only moonlight, lit by candles, by candlelight, by firelight, by lamplight, hundred candles, light under the door, dark bedroom, dark living room, dark study, dark house, dark apartment, complete darkness, total darkness; moon, dark street, dark alley, dark forest, dark road, darkness, in the dark, stars, dim, candlelight, torchlight, candlelit, firelight, firelit, lamplight, sleeping city, dark room, cyberpunk, by lantern light, by lantern, by torchlight, lit by a lantern, lit by a single lantern, lit by lanterns, lit by torches, lit by a torch, lit by one torch, neon lit",
  dusk: "dusk, sunset, twilight, gloaming, sundown, last light, evening, 6 pm, 7 pm, 8 pm, setting sun; early evening, fading light",
  blue: "blue hour, first stars, evening star, nightfall, deep twilight, blue twilight, blue dusk, before sunrise, before dawn, after sunset, five in the morning, 5 am, winter evening, still dark, dark morning, dark winter morning",
  golden:
    "golden hour, golden light, golden sun, low golden sun, late golden sun, golden evening, late afternoon, low sun, evening sun, amber light, late sun, magic hour, warm evening light, long shadows, honey light",
  dawn: "dawn, sunrise, daybreak, first light, early morning, six in the morning, 6 am, morning mist, break of day, sunup, rising sun",
  day: "day, daytime, daylight, noon, midday, high noon, 12 pm, 1 pm, 2 pm, 3 pm, 4 pm, 7 am, 8 am, 9 am, 10 am, 11 am, afternoon, broad daylight, sunny, sunlit, sunlight, bright sun, blazing sun, morning sun, late morning, lunchtime; bright, sun, summer, morning",
};

export const WEATHERS: Words<Weather> = {
  storm:
    "rain storm, sea storm, storm, stormy, thunderstorm, thunder, lightning, tempest, hurricane, gale, typhoon, downpour, cloudburst, monsoon, storm clouds",
  rain: "rain, rainy, drizzle, light rain, fine rain, raining, rains, it pouring, it is pouring, pouring rain, heavy rain, steady rain, driving rain, torrential rain, rain soaked, rain streaked, rainstorm, rainswept, shower of rain, sleet; umbrellas, umbrella",
  snow: "snow, snowing, snowfall, blizzard, snowstorm, falling snow, heavy snow, light snow, light snowfall, snowflakes, hail, whiteout; winter, snowy, snow covered, snow-covered, snowed in, deep snow, snowdrifts",
  fog: "fog, foggy, mist, misty, thick fog, mists, brume, smog, sea fret; haze, hazy",
  grey: "overcast, cloud, cloudy, clouds, grey sky, gray sky, leaden sky, grey day, gray day, gloomy sky, grey light, gray light, grey morning, gray morning, grey sea, gray sea",
  dust: "dust storm, sandstorm, sand storm, duststorm, blowing sand, blowing dust, dust cloud, clouds of dust, dust bowl, red dust storm",
  clear:
    "rain down, rains down, raining down, burning sun, hot sun, glaring sun, cold sun, bright cold sun, winter sun, white clouds, round clouds, fluffy clouds, puffy clouds, made of clouds, few clouds, broken cloud, racing clouds, on the clouds, cloud kingdom, heat haze, heat shimmer, shimmering heat, shimmering air, scorching, sweltering, blistering heat, baking sun, hard sunlight, blazing sun, blazing noon, blazing winter, sunny winter, bright winter, dazzling winter, clear sky, clear cold morning, clear morning, clear day, sunny day, bright sunshine, sunlit, above the clouds, over the clouds, blue sky, cloudless, clear night, sunny, sunshine, bright sun, blazing summer day, blazing summer, blazing day, blazing afternoon, blazing heat, hot day, hot afternoon, hot morning, hot summer, hot noon, heatwave, heat wave, summer day, midday heat, sunbathers, sunbathing, beach umbrellas, sun umbrellas, striped umbrellas, straw umbrellas, white umbrellas, yellow umbrellas, garden umbrellas, cafe umbrellas, patio umbrellas, parasols, sunshades, sun loungers, sunloungers, loungers; patches of old snow, patches of snow, patch of snow, patch of old snow, snow on the peaks, snow on the summits, snow on the mountains, snow capped",
};

export const AIRS: Words<Air> = {
  steam: "geyser, geysers, hot spring, steam, steaming, steam filled, vapour, vapor, steamy",
  drizzle: "drizzle, light rain, fine rain, soft rain, mizzle, light drizzle, fine drizzle",
  downpour:
    "downpour, it pouring, it is pouring, pouring rain, heavy rain, torrential rain, torrents of rain, monsoon, monsoon rain, cloudburst, driving rain, lashing rain, hurricane, typhoon, rainstorm",
  blizzard: "blizzard, snowstorm, whiteout, snow storm, driving snow, swirling snow",
  heat: "burning sun, hot sun, glaring sun, scorching sun, hot noon, hot afternoon, baking heat, noon heat, midday heat, summer heat, glare, heat haze, heat shimmer, shimmering heat, shimmering air, mirage, scorching, sweltering, blistering heat, blazing noon",
  wind: "strong wind, high wind, gale, windy, windswept, gusts, gusty, howling wind, wind, hurricane, tornado, storm wind",
  smoke: "tear gas, smoke, smoky, smoking, smoke filled, fumes, exhaust, incense, gun smoke",
  embers:
    "embers, ember, sparks, burning, flames, blaze, inferno, bonfire, campfire, forge, welding, lava, wildfire, on fire",
  snow: "sleet",
  ash: "ash, ashes, ashfall, soot, volcanic ash, falling ash",
  dust: "dust, dusty, motes, dust motes, sawdust, flour in the air, cobwebs, pollen",
  sand: "sandstorm, blowing sand, sand storm, dust storm, red dust storm, duststorm, blowing dust, dust cloud, clouds of dust, dust bowl",
  fireflies:
    "fireflies, firefly, glow worms, glowworms, glowing spores, will o wisp, fairy dust, fairies, floating lights, bioluminescent",
  bubbles: "bubbles, bubble",
  leaves:
    "falling leaves, flying leaves, whirling leaves, autumn leaves, autumn, leaves drift, leaves fall, dead leaves, fall foliage, leaves blow",
  petals: "petals, cherry blossom, cherry blossoms, blossom, confetti, rose petals, blossoms",
  shafts:
    "light shafts, shafts of light, shaft of light, sunbeams, sunbeam, god rays, rays of light, beams of light, sun through the leaves, sunlight through, light through the leaves, beam of light",
  fog: "fog, mist, misty, foggy, mists, dry ice, haze, smog",
};

export const MOODS: Words<Mood> = {
  eerie:
    "eerie, haunted, spooky, uncanny, creepy, sinister, ghostly, ghosts, cursed, ominous, horror, macabre, unearthly",
  tense:
    "tense, dangerous, danger, threat, threatening, menacing, panic, chase, fight, violent, frantic, alarm, emergency, battle",
  cold: "cold, sterile, clinical, bare, icy, chilly, hostile, austere, bleak, fluorescent",
  warm: "warm, calm, cosy, cozy, homely, snug, inviting, candlelit, golden, intimate, romantic, friendly",
  sad: "sad, solemn, lonely, melancholy, mourning, grief, desolate, forlorn, abandoned, derelict, gloomy, forgotten, funeral, shabby",
  bright:
    "cheerful, happy, joyful, festive, colourful, colorful, lively, sunny, playful, party, wedding, bright, vibrant",
  dreamy:
    "dreamy, dreamlike, dream, magical, enchanted, surreal, fairy, mystical, ethereal, hazy memory, magic, wonder",
};

export const PRACTICALS: Words<Practical> = {
  lamp: "lamp, lamplight, desk lamp, table lamp, bedside lamp, bulb, light bulb, bare bulb, green lamp, floor lamp, pendant lamp, oil lamp, nightlight, work light",
  candle: "candle, candlelight, candlelit, candelabra, candles",
  fire: "fireplace, hearth, grate, fire in the grate, fire in the hearth, campfire, bonfire, camp fire, log fire, by the fire, round a fire, round the fire, brazier, burning, on fire, open fire, forge, stove fire, flames",
  neon: "neon, neon sign, neon signs, neon light, neon lights, neon lit, cyberpunk",
  screen: "screen, monitor, television, tv, computer, laptop, hologram, projector, monitors",
  streetlamp:
    "street lamp, streetlamp, streetlight, street light, lamp post, lamppost, lantern, iron lamp, gaslight, street lantern, lanterns",
  chandelier: "chandelier",
  tubes: "fluorescent, fluorescent light, strip light, tube light, striplight, neon tube",
  garland:
    "fairy lights, string lights, christmas lights, garland, paper lantern, paper lanterns, fairy light, string light",
  torch: "torch, torches, torchlight, flashlight, flaming torch",
  headlights: "headlight, headlights, headlamps, police lights",
  spotlight: "spotlight, spotlights, stage light, searchlight, footlights",
};

/** How much of a place lies in the dark. */
export const DIMNESS: Words<"dark" | "dim"> = {
  dark: "dark room, darkness, pitch dark, complete darkness, total darkness, pitch black, in the dark, unlit, lights off, lights out, blackout, power cut, dark house, dark apartment, dark kitchen, dark hallway, dark corridor, darkened, one torch, torch beam, deep shadow, only light, single candle, one candle, dark cellar, dark office, dark hall",
  dim: "dim, dimmed, dimly lit, dim light, low light, gloomy, half dark, half light, shadowy, candlelight, candlelit, one lamp, single lamp, one bulb, bare bulb, torchlight, moonlight, moonlit, firelight, firelit, lit by, one hanging lamp, small lamps, night light, nightlight, one light, flickering light",
};

/** Words that say that one stands in the open, or under a roof. */
export const OPEN = "ext, exterior, outside, outdoors, outdoor, open air";
export const ROOFED = "int, interior, inside, indoors, indoor";
export const WET = "wet, puddle, rain soaked, rainswept, glistening, soaked, slick, flooded";
/** A wind that one sees. */
export const WINDS =
  "strong wind, high wind, wind, windy, gale, windswept, gusts, gusty, howling wind, blizzard, hurricane, tornado, dust storm, sandstorm, snowstorm";
/** Snow that is only here and there, or far up. */
export const FAR_SNOW =
  "patches of old snow, patches of snow, patch of snow, patch of old snow, snow on the peaks, snow on the summits, snow on the mountains";
/** Snow on the ground, whether or not more of it falls. */
export const LYING_SNOW =
  "snow, snowy, snow covered, snowed in, deep snow, snowdrift, snowdrifts, snowfall, blizzard, snowstorm, snowing, snowbound, frozen waterfall, frozen lake, frozen pond, frozen river, frozen bay, frozen planet, ice planet, frozen sea, frozen plain, frozen canal, snowfield, snow capped village, under snow, ice moon, icy moon, frozen moon, moon of ice, blue ice, plain of ice, plain of blue ice, plain of cracked blue ice";
