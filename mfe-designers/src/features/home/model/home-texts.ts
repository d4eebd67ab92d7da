import { msg } from '@lingui/core/macro';

/** The home page's title in tabs and search results. */
export const homeTitle = msg({
  id: 'designers.home-title',
  message: 'Interior designers and architects in India',
});

/** What the site is for, in search results. */
export const homeDescription = msg({
  id: 'designers.home-description',
  message:
    'See the work of verified interior design studios and architects across India, find the one that should make your rooms, and get in touch.',
});
