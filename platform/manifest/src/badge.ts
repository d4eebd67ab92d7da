/** The id of the script element that holds the page's {@link BadgeOfPage}. Pages of the live channel have none. */
export const badgeElementId = 'aangan-badge';

/** What the edge tells a page that may show who made its parts. */
export interface BadgeOfPage {
  channel: string;
  /** The console's address without a slash at its end; absent where the edge knows none. */
  console?: string;
  /** Remote → the team that owns it. */
  teams: Readonly<Record<string, string>>;
}
