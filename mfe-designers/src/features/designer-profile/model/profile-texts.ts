import { paths } from '@aangan/domain';

/** The listing that the pages of a designer lead back to. */
export const designersListing = { to: paths.designers(), label: 'All designers' };

/** What a designer's page says while it loads and when it fails. */
export function designerTexts(loadingTitle: string, failed: string) {
  return { loadingTitle, notFound: 'Designer not found', failed };
}
