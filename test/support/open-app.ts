// The door of a studio on its own, put together of its parts around whatever routes a test brings.
import { openDoor, putFront, putRoutes, type Door, type FrontOptions, type RoutesOptions } from "../../src/http/app.ts";

export type AppOptions = RoutesOptions & FrontOptions;

export function openApp(options: AppOptions): Door {
  const door = openDoor(options);
  putRoutes(door.app, options);
  putFront(door.app, options);
  return door;
}
