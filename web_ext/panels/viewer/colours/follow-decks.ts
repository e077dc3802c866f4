// Tells when the picture in front of two decks may be another one: a new frame, a film that was found at another time, a switch of decks.

/** `draw` is given the deck in front. Returns what ends it. */
export function followDecks(decks: readonly HTMLVideoElement[], draw: (front: HTMLVideoElement) => void): () => void {
  let isOn = true;
  const drawFront = () => {
    const front = decks.find((deck) => deck.dataset["deck"] === "front");
    if (isOn && front) draw(front);
  };
  const watch = (deck: HTMLVideoElement) => {
    deck.requestVideoFrameCallback(() => {
      if (!isOn) return;
      if (deck.dataset["deck"] === "front") drawFront();
      watch(deck);
    });
  };
  const switched = new MutationObserver(drawFront);
  for (const deck of decks) {
    watch(deck);
    switched.observe(deck, { attributeFilter: ["data-deck"] });
    for (const event of ["loadeddata", "seeked"]) deck.addEventListener(event, drawFront);
  }
  drawFront();
  return () => {
    isOn = false;
    switched.disconnect();
    for (const deck of decks) for (const event of ["loadeddata", "seeked"]) deck.removeEventListener(event, drawFront);
  };
}
