/** What a page was rendered with. Hydration starts from the same state, so that the markup matches. */
export interface RenderedState {
  /** Whom it was rendered for. */
  audience: string;
  /** The page's time when it was rendered, in milliseconds since the Unix epoch. */
  now: number;
  /** The state of API slices by reducer path. */
  slices: Record<string, object>;
  /** The remote components in the page. They must be loaded before hydration, which takes over only what is there. */
  parts: { remote: string; expose: string }[];
  /** Present where the page shows that data is loading: it starts at once to ask for it. */
  isWaiting?: true;
}

/** `digest` of the error that React reports in the browser for a part that the server left to it; no failure. */
export const leftToBrowser = 'left-to-browser';

/** The id of the script element in which the edge inlines the state of a rendered page. */
const elementId = 'aangan-rendered';

/** The state that the page was rendered with; null where the edge sent an empty root. */
export function inlinedRendering(document: Document): RenderedState | null {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}
