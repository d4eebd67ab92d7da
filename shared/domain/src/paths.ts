import type { ListingFilter } from './filter-records.ts';
import type { SignUpType } from './roles.ts';
import { sitePathOf } from './site-path.ts';

type Id = number | string;

/**
 * A path with the parameters that have a value: `{ search: 'x', group: '' }` → "?search=x". A list is a repeated
 * parameter.
 */
export function withQuery(
  path: string,
  parameters: Record<string, string | readonly string[] | null | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) if (one) query.append(name, one);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The state of a listing that lives in its URL. */
export type ListingState = {
  [Name in keyof ListingFilter]?: ListingFilter[Name] | null;
};

/** Every URL of the site, typed. */
export const paths = {
  home: () => '/',
  designers: (state: ListingState = {}) => withQuery('/designers', { ...state }),
  designer: (id: Id) => `/designers/${id}`,
  designerAbout: (id: Id) => `/designers/${id}/about`,
  designerTeam: (id: Id) => `/designers/${id}/team`,
  designerProject: (id: Id, project: Id) => `/designers/${id}/projects/${project}`,
  principalArchitect: (id: Id) => `/principal-architects/${id}`,
  vendors: (state: ListingState = {}) => withQuery('/vendors', { ...state }),
  vendor: (id: Id) => `/vendors/${id}`,
  /** The reviews on a vendor's page, from a page of their list on. */
  vendorReviews: (id: Id, page = 1) =>
    `${withQuery(`/vendors/${id}`, { show: 'reviews', page: page > 1 ? String(page) : null })}#reviews`,
  /** What clients say of a firm, on its page, from a page of their list on. */
  clientReviews: (kind: 'designer' | 'vendor', id: Id, page = 1) => {
    const from = kind === 'vendor' ? 'clients' : null;
    const after = page > 1 ? String(page) : null;
    return `${withQuery(`/${kind}s/${id}`, { show: 'reviews', from, clients_page: after })}#reviews`;
  },
  /** The form in which a client reviews a firm. @param page the path of the firm's page */
  writeClientReview: (page: string) =>
    withQuery(page, { show: 'reviews', from: 'clients', 'client-review': '1' }),
  vendorAbout: (id: Id) => `/vendors/${id}/about`,
  vendorProject: (id: Id, project: Id) => `/vendors/${id}/projects/${project}`,
  boards: () => '/boards',
  board: (id: Id) => `/boards/${id}`,
  /** A board that its owner shares. */
  sharedBoard: (token: string) => `/b/${token}`,
  /** Firms of one kind side by side, in the order of their ids. */
  compare: (kind: 'designer' | 'vendor', ids: readonly number[]) =>
    `${kind === 'vendor' ? '/compare/vendors' : '/compare'}?firms=${ids.join(',')}`,
  conversations: () => '/conversations',
  conversation: (id: Id) => `/conversations/${id}`,
  quote: (id: Id) => `/quotes/${id}`,
  /** What its firm is writing. */
  editQuote: (id: Id) => `/quotes/${id}/edit`,
  briefs: () => '/briefs',
  brief: (id: Id) => `/briefs/${id}`,
  /** The quotes that answer a brief, side by side. */
  briefQuotes: (id: Id, quotes: readonly number[] = []) =>
    quotes.length > 0 ? `/briefs/${id}/quotes?ids=${quotes.join(',')}` : `/briefs/${id}/quotes`,
  /** The brief of a request, as its firm reads it. */
  receivedBrief: (request: Id) => `/briefs/received/${request}`,
  /** Work that was agreed by accepting a quote. */
  job: (id: Id) => `/jobs/${id}`,
  notifications: () => '/notifications',
  connectionRequests: () => '/connection-requests',
  login: (next?: string | null) => withQuery('/login', { next: sitePathOf(next) }),
  register: (type: SignUpType = 'client', next?: string | null) =>
    withQuery('/register', { type, next: sitePathOf(next) }),
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string | null) => withQuery('/reset-password', { token }),
  verifyEmail: (token?: string | null) => withQuery('/verify-email', { token }),
  operator: () => '/operator',
  profile: () => '/profile',
  account: () => '/account',
  portfolio: () => '/portfolio',
  /** The form of an own project, over the others. */
  editProject: (id: number) => `/portfolio?show=projects&project-${id}=1`,
  designerOnboarding: () => '/designer/onboarding',
  designerBasicInfo: () => '/designer/onboarding/basic-info',
  designerSocial: () => '/designer/onboarding/social',
  designerPreview: () => '/designer/onboarding/preview',
  vendorOnboarding: () => '/vendor/onboarding',
  vendorBasicInfo: () => '/vendor/onboarding/basic-info',
  vendorSocial: () => '/vendor/onboarding/social',
  vendorPreview: () => '/vendor/onboarding/preview',
  about: () => '/about',
  support: () => '/support',
  terms: () => '/terms',
  designerTerms: () => '/designer-terms',
  vendorTerms: () => '/vendor-terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
} as const;
