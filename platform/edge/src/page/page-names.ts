import type { Composition, RenderedPage } from '@aangan/manifest';
import { escapeHtml } from '@aangan/server/requests';
import { nonceHole } from '../document/nonce-document.ts';
import { headTags } from './head-tags.ts';
import type { DeclaredPage } from './page-parts.ts';
import {
  absoluteAddress,
  canonicalAddress,
  parseRouteHead,
  withAbsoluteAddresses,
} from './route-head.ts';

/** The title of a page whose subject does not exist: the declared title is for one that does. */
const missingTitle = 'Not found';

interface PageResult {
  result: RenderedPage | undefined;
  status: number;
  /** Whether the page's address for search engines is known. */
  hasAddress: boolean;
}

/** The page's names, from its head function or else from its declaration. */
export function namesOf(
  { shell }: Composition,
  { known, title: declared, path }: DeclaredPage,
  { result, status, hasAddress }: PageResult,
  { site }: { site: URL },
) {
  const { siteName, description: siteDescription = '' } = shell;
  const head = parseRouteHead(result?.head);
  const isMissing = status === 404 || status === 410;
  const title = head?.title ?? (known && isMissing ? missingTitle : declared);
  const description = head?.description || siteDescription;
  const about = {
    title: title ?? siteName,
    description,
    siteName,
    ...(hasAddress && { canonical: canonicalAddress(head?.canonical, path, site) }),
    ...(head?.picture && { picture: absoluteAddress(head.picture, site) }),
    ...(head?.structuredData && {
      structuredData: withAbsoluteAddresses(head.structuredData, site),
    }),
  };
  return {
    title: escapeHtml(title ? `${title} · ${siteName}` : siteName),
    description: escapeHtml(description),
    about: headTags(about, nonceHole),
  };
}
