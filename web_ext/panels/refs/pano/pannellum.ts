// The panorama viewer's package, fetched when a panorama is first opened. It is a script that puts itself on the window.
import "pannellum";
import "pannellum/build/pannellum.css";
import "./pannellum.css";
import type { Gaze } from "../../../store/refs/panoramas.ts";

/** What is used of the package's own viewer. */
interface PackageViewer {
  getYaw(): number;
  getPitch(): number;
  getHfov(): number;
  lookAt(pitch: number, yaw: number, hfov: number, animated: false): void;
  stopMovement(): void;
  on(type: "load" | "error" | "animatefinished" | "zoomchange", listener: (said?: unknown) => void): void;
  resize(): void;
  destroy(): void;
}

declare global {
  interface Window {
    readonly pannellum: { viewer(box: HTMLElement, options: Readonly<Record<string, unknown>>): PackageViewer };
  }
}

export interface PanoramaView {
  readonly gaze: () => Gaze;
  readonly turnTo: (gaze: Gaze) => void;
  readonly close: () => void;
}

export interface PanoramaOptions {
  readonly address: string;
  readonly gaze: Gaze;
  readonly onLoad: () => void;
  readonly onTurn: (gaze: Gaze) => void;
  /** Why it cannot be shown. */
  readonly onProblem: (sentence: string) => void;
}

/** Shows a panorama in a box. Its own keys, buttons and messages stay away: the page has its own. */
export function openPanorama(box: HTMLElement, options: PanoramaOptions): PanoramaView {
  const { address, gaze, onLoad, onTurn, onProblem } = options;
  const viewer = window.pannellum.viewer(box, {
    ...{ type: "equirectangular", panorama: address, autoLoad: true, ignoreGPanoXMP: true },
    ...{ yaw: gaze.yaw, pitch: gaze.pitch, hfov: gaze.fov, minHfov: 20, maxHfov: 120 },
    ...{ showControls: false, disableKeyboardCtrl: true, doubleClickZoom: false, compass: false },
  });
  const now = (): Gaze => ({ yaw: viewer.getYaw(), pitch: viewer.getPitch(), fov: viewer.getHfov() });
  const report = () => onTurn(now());
  viewer.on("load", onLoad);
  viewer.on("error", (said) => onProblem(typeof said === "string" ? textOf(said) : "the panorama cannot be shown"));
  viewer.on("animatefinished", report);
  viewer.on("zoomchange", report);
  box.addEventListener("pointermove", report);
  const sizes = new ResizeObserver(() => viewer.resize());
  sizes.observe(box);
  return {
    gaze: now,
    turnTo: (next) => {
      viewer.stopMovement();
      viewer.lookAt(next.pitch, next.yaw, next.fov, false);
    },
    close: () => {
      sizes.disconnect();
      box.removeEventListener("pointermove", report);
      viewer.destroy();
    },
  };
}

/** The package says it as HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}
