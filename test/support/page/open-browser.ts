// A real browser with one page. Everything the page complains about is kept: errors, refused scripts and styles, requests to anywhere else.
import { chromium, type Browser, type Page } from "playwright-core";

const CHROMIUM = process.env["STUDIO_CHROMIUM"] ?? "/usr/bin/chromium";
const QUIET = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

export interface OpenBrowser {
  readonly page: Page;
  /** What the page complained about since it was opened. A refusal that a person sees is not a complaint. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export interface BrowserOptions {
  readonly theme?: "dark" | "light";
  readonly env?: Readonly<Record<string, string>>;
}

export async function openBrowser({ theme = "dark", env = {} }: BrowserOptions = {}): Promise<OpenBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: QUIET,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: theme });
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const refusal = message.type() === "error" && message.text().startsWith("Failed to load resource");
    // Without a graphics card Chromium says of its own drawing that it waits.
    const driver = /^\[\.WebGL-.*GL Driver Message/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !refusal && !driver) complaints.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== "127.0.0.1") complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints, close: () => browser.close() };
}
