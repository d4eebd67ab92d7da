/** What a page was rendered with: the browser starts from the same, so that it finds the markup it would have made. */
export interface RenderedState {
  /** Whom it was rendered for. */
  audience: string;
  /** The page's time when it was rendered, in milliseconds since the Unix epoch. */
  now: number;
  /** The state of API slices by reducer path. */
  slices: Record<string, object>;
  /** The components of remotes that it is made of: React takes over only what is there when it begins. */
  parts: { remote: string; expose: string }[];
}

/**
 * `digest` of the error that React reports in the browser for a part that the server has left to it: the page is as it
 * should be.
 */
export const leftToBrowser = 'left-to-browser';

/** The id of the script element in which the edge inlines the state of a rendered page. */
const elementId = 'aangan-rendered';

/** The state that the page was rendered with; null where the edge sent an empty root. */
export function inlinedRendering(document: Document): RenderedState | null {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : null;
}
