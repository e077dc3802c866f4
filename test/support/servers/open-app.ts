// The HTTP app of a standalone studio, assembled from its parts around the routes of a test.
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
  const httpApp = openHttpApp(options);
  mountRoutes(httpApp.app, options);
  mountStandaloneRoutes(httpApp.app, options);
  return httpApp;
}
