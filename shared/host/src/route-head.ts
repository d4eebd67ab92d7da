/** How a page appears in tabs, search results and shared links. */
export interface RouteHead {
  /** The page's own title; the site's name is added to it. */
  title: string;
  description: string;
  /** Path-absolute or absolute address of the picture of a shared link. */
  picture?: string;
  /** schema.org data of the page's subject, as JSON-LD. */
  structuredData?: Record<string, unknown>;
}

/**
 * A function that a remote exposes and names as a route's `head` in remote.json. It is pure: it gets the answers
 * of the route's `data`, in their order, and may run in a browser or on a server.
 */
export type RouteHeadOf<Answers extends readonly unknown[]> = (...answers: Answers) => RouteHead;
