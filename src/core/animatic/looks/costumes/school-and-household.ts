// What children wear at school and in the choir, and who serves in a house.
import type { Costume } from "./era.ts";

export const SCHOOL_AND_HOUSEHOLD: readonly Costume[] = [
  { words: "milkmaid dairymaid", wear: "white mobcap, blue dress, white apron, clogs, woman" },
  {
    words: "sailoruniform",
    wear: "white sailorcap, navy uniform, white trousers",
    woman: "navy shirt, navy skirt, red neckerchief, white socks, black shoes",
  },
  {
    words: "sailorsuit",
    wear: "white sailorcap, white and navy striped jersey, navy neckerchief, white shorts, white socks, black shoes",
  },
  { words: "governess", wear: "dark grey longdress, white jabot, bun, glasses, woman" },
  { words: "motelmaid", wear: "pale blue dress, white waistapron, white trainers, woman" },
  { words: "maid housemaid housekeeper chambermaid parlourmaid", wear: "black long dress, white apron, white mobcap" },
  {
    words: "schooluniform",
    wear: "navy jumper, white shirt, grey trousers, red tie",
    woman: "navy jumper, white shirt, grey skirt, red tie, white socks",
  },
  { words: "schoolgirl", wear: "navy jacket, white shirt, red tie, grey skirt, white socks, backpack" },
  {
    words: "schoolboy pupil schoolchild",
    wear: "navy jacket, white shirt, red tie, grey shorts, backpack",
    woman: "navy jacket, white shirt, red tie, grey skirt, backpack",
  },
  { words: "student", wear: "hoodie, denim trousers, trainers, backpack" },
  { words: "scout boyscout girlguide", wear: "beige brimmedhat, khaki shirt, khaki shorts, yellow neckerchief" },
  { words: "choirboy choirgirl chorister", wear: "white tunic, red longskirt, white ruff, black shoes" },
  { words: "paperboy", wear: "brown flatcap, white shirt, brown waistcoat, brown breeches, grey socks, beige bag" },
  { words: "newborn", wear: "white babygrow" },
];
