import type { ViewSource } from '@aangan/domain';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** Where visitors came from. */
export const sourceNames: Record<ViewSource, MessageDescriptor> = {
  home: msg({ id: 'portfolio.source-home', message: 'Home page' }),
  listing: msg({ id: 'portfolio.source-listing', message: 'Listing' }),
  search: msg({ id: 'portfolio.source-search', message: 'Search' }),
  board: msg({ id: 'portfolio.source-board', message: 'Boards' }),
  project: msg({ id: 'portfolio.source-project', message: 'Projects' }),
  other: msg({ id: 'portfolio.source-other', message: 'Other pages of Aangan' }),
  outside: msg({ id: 'portfolio.source-outside', message: 'From outside Aangan' }),
};
