import { paths } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** The listing that the pages of a designer lead back to. */
export function designersListing(i18n: I18n) {
  return {
    to: paths.designers(),
    label: i18n._(msg({ id: 'designers.all', message: 'All designers' })),
  };
}

/** The names of the pages below a designer's. */
export const pageNames = {
  about: msg({ id: 'designers.about-us', message: 'About Us' }),
  team: msg({ id: 'designers.our-team', message: 'Our Team' }),
};

/** What a designer's page has in its bar. */
export const barNames = {
  team: msg({ id: 'designers.bar-team', message: 'TEAM' }),
  about: msg({ id: 'designers.bar-about', message: 'ABOUT' }),
};

/** What a person who leads a firm's work is called. */
export const principalArchitect = msg({
  id: 'designers.principal-architect',
  message: 'Principal architect',
});

/** What a designer's page says while it loads and when it fails. */
export function designerTexts(i18n: I18n, loadingTitle: string, failed: string) {
  const notFound = i18n._(msg({ id: 'designers.not-found', message: 'Designer not found' }));
  return { loadingTitle, notFound, failed };
}
