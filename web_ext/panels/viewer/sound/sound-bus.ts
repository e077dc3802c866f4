// The way of all sound of the viewer to the speakers: each film and sound with its own gain, their sum to the meters, then the volume. It is
// opened at the first press that plays, because browsers let nothing be heard before; until then, and where it cannot be opened, films
// play straight to the speakers.

interface Input {
  gain: number;
  node?: GainNode;
}

/** Samples of each channel that are looked at: 43 ms at 48 kHz, more than a picture of the screen lasts. */
export const WINDOW = 2048;
/** How fast a gain comes near to another one: within a frame. */
const SLOPE_SECONDS = 0.01;

export class SoundBus {
  readonly #inputs = new Map<HTMLMediaElement, Input>();
  /** An element belongs to its node for good. */
  readonly #sources = new WeakMap<HTMLMediaElement, MediaElementAudioSourceNode>();
  #graph: Graph | undefined;
  #context: AudioContext | undefined;
  #volume = 1;

  /** Its sound goes this way until the returned function is called. */
  connect(element: HTMLMediaElement): () => void {
    this.#inputs.set(element, { gain: 1 });
    this.#wire(element);
    return () => {
      this.#inputs.get(element)?.node?.disconnect();
      this.#sources.get(element)?.disconnect();
      this.#inputs.delete(element);
    };
  }

  /** Linear; what is louder than its file can only be heard once the bus is open. */
  setGain(element: HTMLMediaElement, gain: number): void {
    const input = this.#inputs.get(element);
    if (!input || input.gain === gain) return;
    input.gain = gain;
    this.#apply(element, input);
  }

  /** 0 to 1, of all that is heard. */
  setVolume(volume: number): void {
    this.#volume = volume;
    if (this.#graph) this.#graph.volume.gain.value = volume;
    for (const [element, input] of this.#inputs) this.#apply(element, input);
  }

  /** Asked at each press that plays: a browser may have put it to sleep, too. */
  open(): void {
    try {
      this.#context ??= new AudioContext();
    } catch {
      return;
    }
    const context = this.#context;
    const begin = () => this.#begin(context);
    context.resume().then(begin, () => undefined);
  }

  /** Fills both with what was heard last; false while nothing goes this way. */
  read(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): boolean {
    if (!this.#graph) return false;
    this.#graph.left.getFloatTimeDomainData(left);
    this.#graph.right.getFloatTimeDomainData(right);
    return true;
  }

  #begin(context: AudioContext): void {
    if (this.#graph) return;
    this.#graph = openGraph(context);
    this.#graph.volume.gain.value = this.#volume;
    for (const element of this.#inputs.keys()) this.#wire(element);
  }

  #wire(element: HTMLMediaElement): void {
    const graph = this.#graph;
    const input = this.#inputs.get(element);
    if (!input) return;
    if (graph && !input.node) {
      const source = this.#sources.get(element) ?? graph.context.createMediaElementSource(element);
      this.#sources.set(element, source);
      input.node = graph.context.createGain();
      source.connect(input.node).connect(graph.sum);
    }
    this.#apply(element, input);
  }

  #apply(element: HTMLMediaElement, { gain, node }: Input): void {
    // A slope, however short: steps are heard as clicks.
    if (node) node.gain.setTargetAtTime(gain, node.context.currentTime, SLOPE_SECONDS);
    element.volume = node ? 1 : Math.min(1, gain * this.#volume);
  }
}

interface Graph {
  readonly context: AudioContext;
  readonly sum: GainNode;
  readonly left: AnalyserNode;
  readonly right: AnalyserNode;
  readonly volume: GainNode;
}

/** Sound of one channel is heard, and measured, on both sides. */
function openGraph(context: AudioContext): Graph {
  const sum = new GainNode(context, { channelCount: 2, channelCountMode: "explicit" });
  const volume = context.createGain();
  const sides = context.createChannelSplitter(2);
  const [left, right] = [0, 1].map(() => new AnalyserNode(context, { fftSize: WINDOW }));
  sum.connect(volume).connect(context.destination);
  sum.connect(sides);
  sides.connect(left!, 0);
  sides.connect(right!, 1);
  return { context, sum, volume, left: left!, right: right! };
}

/** The page has one: browsers allow few. */
export const soundBus = new SoundBus();
