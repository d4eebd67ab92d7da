/** Where in the site a visitor of a firm's page came from. */
export const viewSources = [
  'home',
  'listing',
  'search',
  'board',
  'project',
  'other',
  'outside',
] as const;
export type ViewSource = (typeof viewSources)[number];

/** A page of a firm. */
export interface ViewedPage {
  kind: 'designer' | 'vendor';
  /** Of the firm. */
  id: number;
  /** The project that is shown; null on the firm's other pages. */
  project: number | null;
}

const firmPage =
  /^\/(designer|vendor)s\/([1-9]\d{0,14})(?:\/(?:about|team|projects\/([1-9]\d{0,14})))?\/?$/;

/** The firm whose page is at a path of the site, without the language; null for all other pages. */
export function viewedPageOf(path: string): ViewedPage | null {
  const [, kind, id, project] = firmPage.exec(path) ?? [];
  if (kind === undefined) return null;
  return {
    kind: kind as ViewedPage['kind'],
    id: Number(id),
    project: project === undefined ? null : Number(project),
  };
}

/**
 * What kind of page a visitor came from.
 * @param from the path of that page, without the language, with its query; null: no page of the site
 */
export function viewSourceOf(from: string | null): ViewSource {
  if (from === null) return 'outside';
  const [path = '', query] = from.split('?');
  if (path === '/') return 'home';
  if (/^\/(?:designers|vendors)\/?$/.test(path)) {
    return new URLSearchParams(query).get('search') ? 'search' : 'listing';
  }
  if (/^\/(?:boards|b)(?:\/|$)/.test(path)) return 'board';
  return viewedPageOf(path)?.project ? 'project' : 'other';
}

/** For how many days a firm sees its figures. */
export const dashboardPeriods = [7, 30, 90] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** Medians are told of at least so many firms: of fewer, one could guess what a neighbour has. */
export const minFirmsOfMedian = 10;
