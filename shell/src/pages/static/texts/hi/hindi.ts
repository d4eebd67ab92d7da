import type { PageTexts } from '../../static-page-content.tsx';
import { about } from './about.tsx';
import { cookies } from './cookies.tsx';
import { designerTerms, vendorTerms } from './firm-terms.tsx';
import { privacy } from './privacy.tsx';
import { terms } from './terms.tsx';

/** The texts of the shell's own pages in Hindi. Those of the law are translations: the English ones decide. */
export const texts: PageTexts = {
  '/about': about,
  '/terms': terms,
  '/designer-terms': designerTerms,
  '/vendor-terms': vendorTerms,
  '/privacy': privacy,
  '/cookies': cookies,
};
