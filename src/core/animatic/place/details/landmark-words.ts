// Cities and countries that are told by what rises at their horizon.
export const LANDMARKS = {
  river_bridge:
    "steel bridge, iron bridge, stone bridge, arched bridge, railway bridge, bridge over the river, high bridge, long bridge, big bridge",
  eiffel_tower: "eiffel tower, paris, parisian, seine, montmartre, champs elysees",
  big_ben: "big ben, london, thames, westminster, trafalgar square, piccadilly",
  onion_domes:
    "onion domes, onion dome, moscow, red square, kremlin, st basil, st petersburg, saint petersburg, leningrad, orthodox church, russian village, russian town, russian city, kyiv, kiev",
  taj: "taj mahal, agra, mughal palace, jaipur, rajasthan, udaipur, old delhi, delhi, lucknow, hyderabad, indian city, indian town, indian street, lahore, india, mumbai, bombay, calcutta, kolkata",
  colosseum: "colosseum, rome, roman street, streets of rome",
  liberty: "statue of liberty, liberty island, ellis island, new york harbour, new york harbor, hudson",
  golden_gate: "golden gate bridge, golden gate, san francisco, alcatraz",
  opera_shells: "sydney opera house, sydney",
  christ_on_peak: "christ the redeemer, rio, rio de janeiro, sugarloaf, copacabana, ipanema",
  fuji: "mount fuji, fuji, japanese village, japanese countryside, japanese garden, japan",
  parthenon: "acropolis, parthenon, athens",
  brandenburg_gate: "brandenburg gate, berlin",
  stupa:
    "stupa, kathmandu, nepal, nepalese, tibet, tibetan, lhasa, bhutan, ladakh, burma, burmese, myanmar, mandalay, sri lanka",
  step_pyramid: "aztec, tenochtitlan, maya, mayan, chichen itza, teotihuacan, step pyramid, tikal, yucatan",
  mission:
    "mexico, mexican, oaxaca, guatemala, cusco, cuzco, peru, peruvian, lima, bolivia, bolivian, quito, ecuador, colombia, colombian, bogota, chile, honduras, nicaragua, mission church",
  mud_mosque: "mali, malian, timbuktu, djenne, niger, burkina faso, mud mosque",
};
