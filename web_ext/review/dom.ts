// Elements of the review's page, made by calls: what people wrote gets in as text alone, never as markup.

type Child = Node | string | undefined | false;
type Attributes = Readonly<Record<string, string | boolean | ((event: never) => void) | undefined>>;

/** A function becomes a listener of the event that `on…` names; true an empty attribute; false and undefined none. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
}

function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as (event: Event) => void);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
}

/** A button with words, and the key that does the same. */
export function button(words: string, onPress: () => void, more: Attributes = {}): HTMLButtonElement {
  return make("button", { type: "button", ...more, onclick: onPress }, words);
}
