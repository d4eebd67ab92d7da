/** How a page appears in tabs, search results and shared links. */
export interface RouteHead {
  /** The page's own title, of at most 300 characters; the site's name is added to it. */
  title: string;
  /** At most 1,000 characters. */
  description: string;
  /**
   * Path-absolute address of the page for search engines, where it is not the path alone: with the part of the query
   * that makes it a page of its own.
   */
  canonical?: string;
  /** Path-absolute or absolute address of the picture of a shared link. */
  picture?: string;
  /**
   * schema.org data of the page's subject, as JSON-LD. Addresses in `url`, `item`, `@id`, `image` and `logo` may be
   * path-absolute.
   */
  structuredData?: Record<string, unknown>;
}

/** Where a page is. */
export interface RoutePlace {
  /** The parameters of the route's path. */
  params: Readonly<Record<string, string>>;
  /** The parameters of its query. */
  search: URLSearchParams;
  /**
   * The messages of the function's own release, in the page's language; its `locale` formats numbers. Absent in a host
   * of before 2.14, which speaks the language of the sources.
   */
  i18n?: HeadMessages;
  /**
   * Says in the page's language what the API's answers and the rules have in English: labels of categories, names of
   * cities. Absent as `i18n` is.
   */
  say?(label: string): string;
}

/** What a head function reads its messages with: the `I18n` of Lingui, as far as it needs it. */
export interface HeadMessages {
  /** BCP 47 language tag of the page's language. */
  readonly locale: string;
  /** The text of a message, as the macro `msg` makes it. */
  _(message: { id: string; message?: string; values?: Record<string, unknown> }): string;
}

/**
 * A function that a remote exposes and names as a route's `head` in remote.json. It is pure: it gets the answers
 * of the route's `data`, in their order, and may run in a browser or on a server. A host that tells the place of the page
 * adds a `RoutePlace` after them: `RouteHeadOf<[page: Page, place?: RoutePlace]>`.
 */
export type RouteHeadOf<Answers extends readonly unknown[]> = (...answers: Answers) => RouteHead;
