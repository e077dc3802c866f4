// The pointer on the clips: what is pressed and moved a little is taken hold of, and dropped where it is let go. Mouse, touch and pen
// alike; on touch only a clip that is selected is held, all others scroll.
import { useMemo } from "preact/hooks";
import { usePlayback, useUi } from "../../components/contexts.tsx";
import type { PlaybackContext, UiContext } from "../../store/contexts.ts";
import { SNAP_PX } from "../../store/timeline/timeline-view.ts";
import type { Box } from "./use-scroll-box.ts";

/** Pixels that a hand may shake. */
const STEADY_PX = 3;
/** Pixels from the ends of what is seen within which a held clip scrolls it, and how far at most in one picture of the screen. */
const SCROLL_ZONE = 48;
const SCROLL_MOST = 16;

/** Handlers for the box that scrolls; `content` is what scrolls in it. */
export function useDrag(area: Box, content: Box) {
  const { select, selected } = useUi();
  const { timeline } = usePlayback();
  return useMemo(() => {
    const drag = new PointerDrag({ timeline, select, selected }, area, content);
    return {
      onPointerDown: drag.press,
      onPointerMove: drag.move,
      onPointerUp: drag.letGo,
      onPointerCancel: drag.giveUp,
      onLostPointerCapture: drag.lose,
      onClickCapture: drag.swallow,
    };
  }, [timeline, select, selected]);
}

interface Press {
  readonly pointer: number;
  readonly shot: string;
  readonly edge: "in" | "out" | undefined;
  /** On the content, in pixels. */
  readonly x: number;
}

type DragPorts = Pick<PlaybackContext, "timeline"> & Pick<UiContext, "select" | "selected">;

class PointerDrag {
  private readonly ports: DragPorts;
  private readonly area: Box;
  private readonly content: Box;
  private pressed: Press | undefined;
  private isHolding = false;
  /** The click that ends a drag presses nothing. */
  private isSpent = false;
  private last: { readonly clientX: number; readonly altKey: boolean } | undefined;

  constructor(ports: DragPorts, area: Box, content: Box) {
    this.ports = ports;
    this.area = area;
    this.content = content;
  }

  readonly press = (event: PointerEvent): void => {
    this.isSpent = false;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const block = event.target.closest<HTMLElement>("[data-clip]");
    const shot = block?.dataset["clip"];
    if (shot === undefined) return;
    const edge = event.target.closest<HTMLElement>("[data-edge]")?.dataset["edge"];
    const edgeOf = edge === "in" || edge === "out" ? edge : undefined;
    this.pressed = { pointer: event.pointerId, shot, edge: edgeOf, x: this.xOn(event.clientX) };
  };

  readonly move = (event: PointerEvent): void => {
    if (this.pressed?.pointer !== event.pointerId) return;
    if (!this.isHolding && Math.abs(this.xOn(event.clientX) - this.pressed.x) <= STEADY_PX) return;
    if (!this.isHolding) this.start(this.pressed);
    this.last = event;
    this.follow();
  };

  readonly letGo = (event: PointerEvent): void => {
    if (this.pressed?.pointer !== event.pointerId) return;
    this.end(() => this.ports.timeline.drop());
  };

  readonly giveUp = (event: PointerEvent): void => {
    if (this.pressed?.pointer === event.pointerId) this.end(() => this.ports.timeline.cancel());
  };

  /** A finger is the clip's own until it holds it: that the clip loses it then is no end. */
  readonly lose = (event: PointerEvent): void => {
    if (event.target === this.area.current) this.giveUp(event);
  };

  readonly swallow = (event: MouseEvent): void => {
    if (!this.isSpent) return;
    this.isSpent = false;
    event.stopPropagation();
  };

  private start({ pointer, shot, edge }: Press): void {
    const { timeline, select, selected } = this.ports;
    const clip = timeline.clips.peek().find((one) => one.shot === shot);
    if (!clip) return;
    this.isHolding = true;
    this.area.current?.setPointerCapture(pointer);
    if (selected.peek() !== shot) select(shot);
    if (edge) timeline.startEdgeDrag(clip, edge);
    else timeline.startClipDrag(clip);
    requestAnimationFrame(this.scroll);
  }

  /** Reports where the pointer is; also when what is under it has scrolled. */
  private follow(): void {
    const { pressed, last } = this;
    if (!pressed || !last || !this.isHolding) return;
    const { timeline } = this.ports;
    const { fps, pxPerSecond } = timeline.scale.peek();
    const framesPerPixel = fps / pxPerSecond;
    const x = this.xOn(last.clientX);
    const reach = timeline.snaps.peek() && !last.altKey ? SNAP_PX * framesPerPixel : 0;
    timeline.to(x * framesPerPixel, (x - pressed.x) * framesPerPixel, reach);
  }

  private readonly scroll = (): void => {
    const { current: box } = this.area;
    if (!box || !this.isHolding || !this.last || !this.ports.timeline.drag.peek()) return;
    const { left, right } = box.getBoundingClientRect();
    const beyond =
      Math.max(0, this.last.clientX - right + SCROLL_ZONE) - Math.max(0, left + SCROLL_ZONE - this.last.clientX);
    if (beyond !== 0) {
      box.scrollLeft += Math.max(-SCROLL_MOST, Math.min(SCROLL_MOST, beyond / 4));
      this.follow();
    }
    requestAnimationFrame(this.scroll);
  };

  private end(then: () => void): void {
    const { current: box } = this.area;
    const pointer = this.pressed?.pointer;
    this.pressed = undefined;
    this.last = undefined;
    if (!this.isHolding) return;
    this.isHolding = false;
    this.isSpent = true;
    then();
    if (pointer !== undefined && box?.hasPointerCapture(pointer)) box.releasePointerCapture(pointer);
  }

  private xOn(clientX: number): number {
    return clientX - (this.content.current?.getBoundingClientRect().left ?? 0);
  }
}
