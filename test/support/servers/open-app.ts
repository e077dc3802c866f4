// The door of a studio on its own, put together of its parts around whatever routes a test brings.
import {
  openHttpApp,
  mountStandaloneRoutes,
  mountRoutes,
  type HttpApp,
  type StandaloneRoutesOptions,
  type RoutesOptions,
} from "../../../src/http/app.ts";

export type AppOptions = RoutesOptions & StandaloneRoutesOptions;

export function openApp(options: AppOptions): HttpApp {
  const door = openHttpApp(options);
  mountRoutes(door.app, options);
  mountStandaloneRoutes(door.app, options);
  return door;
}
