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

const principalArchitect = msg({
  id: 'designers.principal-architect',
  message: 'Principal architect',
});
const principalDesigner = msg({
  id: 'designers.principal-designer',
  message: 'Principal designer',
});

/** Someone who leads a firm's work, as far as the title depends on it. */
interface Principal {
  /** YYYY-MM-DD; null: not checked, or the check has run out. */
  registration_checked_on: string | null;
}

/**
 * What a person who leads a firm's work is called. "Architect" is a title that the law keeps for those whom the Council of
 * Architecture has registered.
 */
export const principalTitle = ({ registration_checked_on: day }: Principal) =>
  day === null ? principalDesigner : principalArchitect;

/** What those who lead a firm's work are called together. */
export const principalsTitle = (principals: readonly Principal[]) =>
  principals.every(({ registration_checked_on: day }) => day !== null)
    ? msg({ id: 'designers.principal-architects', message: 'Principal architects' })
    : msg({ id: 'designers.principals', message: 'Principals' });

/** What a designer's page says while it loads and when it fails. */
export function designerTexts(i18n: I18n, loadingTitle: string, failed: string) {
  const notFound = i18n._(msg({ id: 'designers.not-found', message: 'Designer not found' }));
  return { loadingTitle, notFound, failed };
}
