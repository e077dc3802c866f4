// English words of inside places of carriages, towers, audiences, ice and ruin. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const FURTHER_INSIDE: KindWords = {
  metro_car:
    "subway car, subway carriage, metro carriage, underground carriage, metro car, metro train, subway train, underground train, tube train, tube carriage, tube car, carriage of the metro, carriage of the underground, seat of a subway, u bahn, s bahn; sliding doors of the train, strap hangers",
  ambulance:
    "ambulance, back of an ambulance, back of the ambulance, inside an ambulance, inside of an ambulance, ambulance interior; paramedic, paramedics",
  cargo_plane:
    "cargo plane, transport plane, military transport plane, cargo hold of a plane, cargo hold of an aircraft, hold of a plane, hold of a transport plane, cargo hold of a transport plane, troop plane, hercules, cargo bay of a plane, back of a transport plane; paratroopers, parachutists, parachutes",
  lamp_room:
    "lamp room, room of a lighthouse, room in a lighthouse, lighthouse room, watch room, lantern room, lamp room of a lighthouse, lighthouse lamp room, lantern room of a lighthouse, lighthouse lantern room, top of a lighthouse, top of the lighthouse, lighthouse tower room; great lens, fresnel lens",
  fight_ring:
    "wrestling ring, sumo ring, sumo arena, sumo hall, sumo tournament, sumo match, sumo bout, dohyo, boxing ring, fight ring, fighting ring, boxing arena, wrestling arena, boxing match, title fight, ring of a boxing match, ring corner, octagon, cage fight, fighting pit, fight night; ring ropes, ropes of the ring, ring girl",
  concert:
    "concert, rock concert, pop concert, concert stage, concert arena, festival stage, music festival, open air concert, stage of a concert, stage of a rock concert, stage of a festival, rock festival, stadium concert, concert crowd, punk club stage; wall of speakers, amplifiers, drum kit, stage lights, mosh pit",
  opera_box:
    "opera box, theatre box, box at the opera, box in the opera, box of an opera house, box of the opera, velvet box, royal box, auditorium of an opera house, balcony of a theatre, theatre balcony; gilded balconies, opera glasses",
  ice_cave:
    "ice cave, glacier cave, cave in a glacier, cave of ice, crevasse, glacier crevasse, ice tunnel, ice cavern, frozen cave, ice grotto, inside a glacier, ice palace, frozen cavern; icicles, walls of ice, blue ice",
  wrecked_room:
    "bombed flat, bombed apartment, bombed out flat, bombed out apartment, bombed out house, bombed room, bombed house, bombed kitchen, bombed bedroom, bombed living room, bombed school, bombed hospital, bombed building, shelled apartment, shelled flat, shelled house, ruined flat, ruined apartment, ruined room, ruined house, ruined living room, ruined kitchen, destroyed flat, destroyed apartment, destroyed house, destroyed room, burnt out apartment, burned out apartment, burnt out flat, burned out house, burnt out house, burnt flat, burned apartment, burnt apartment, burned flat, burnt house, burned house, burnt room, charred room, charred house, gutted house, gutted flat, gutted apartment, gutted building, derelict house, derelict flat, derelict building, derelict apartment, derelict hotel, derelict hospital, abandoned house, abandoned apartment, abandoned flat, abandoned building, abandoned room, abandoned hospital, abandoned hotel, abandoned asylum, abandoned school, abandoned cabin, abandoned farmhouse, squat, crack house, drug den, sniper nest, sniper post, collapsed house, collapsed building, shattered room, ruin of a flat, ruin of a house, ruins of a house, ruins of a flat, ruins of an apartment, shell of a house, shell of a building; boarded windows, boarded up windows, torn wallpaper, peeling wallpaper, charred beams, missing wall, wall missing, hole in the wall",
  palace_salon:
    "bedchamber, royal bedchamber, queen bedroom, king bedroom, princess bedroom, prince bedroom, emperor bedchamber, sultan bedchamber, palace salon, salon of a palace, palace drawing room, drawing room of a palace, palace bedchamber, palace apartment, royal apartment, royal chamber, queen chamber, chateau salon, salon of a chateau, rococo salon, gilded salon, grand salon, parisian salon, versailles, drawing room of a mansion, manor drawing room, embassy salon, regency drawing room, royal bedroom, palace room, room in a palace, room of a palace; gilded panels, gilt mirrors, gilded mirror",
};
