// Runs a programme back, frame by frame, because no browser plays backwards: at the rate that was asked for, and frames that cannot be
// found in time are left out. Once it is stopped it shows and reports nothing more.

export interface RewindPorts {
  /** Milliseconds. */
  readonly now: () => number;
  /** Calls back when the screen is drawn next. */
  readonly nextPicture: (then: () => void) => void;
  /**
   * Finds a frame; false when it cannot be shown. `isWanted`: asked when it is found, before it is shown and reported.
   */
  readonly show: (frame: number, isWanted: () => boolean) => Promise<boolean>;
  readonly onEnded: () => void;
}

export interface RewindStart {
  readonly frame: number;
  readonly fps: number;
  /** Above zero. */
  readonly speed: number;
  /** Where it ends. */
  readonly first: number;
}

export class Rewinding {
  private readonly ports: RewindPorts;
  /** Grows with every start and stop: a step of an older run does nothing. */
  private turn = 0;

  constructor(ports: RewindPorts) {
    this.ports = ports;
  }

  start({ frame, fps, speed, first }: RewindStart): void {
    const turn = ++this.turn;
    const { now, nextPicture, show, onEnded } = this.ports;
    const begun = now();
    const isWanted = () => turn === this.turn;
    let shown = frame;
    const step = async (): Promise<void> => {
      if (!isWanted()) return;
      const passed = Math.floor(((now() - begun) / 1000) * fps * speed);
      const wanted = Math.max(first, frame - passed);
      if (wanted !== shown && !(await show(wanted, isWanted))) return;
      if (!isWanted()) return;
      shown = wanted;
      if (wanted <= first) return onEnded();
      nextPicture(() => void step());
    };
    void step();
  }

  stop(): void {
    this.turn += 1;
  }
}
