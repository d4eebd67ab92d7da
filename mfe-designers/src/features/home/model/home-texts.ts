/** The home page's title in tabs and search results. */
export const homeTitle = 'Interior designers and architects in India';

/** What the site is for, in search results. */
export const homeDescription =
  'See the work of verified interior design studios and architects across India, find the one that should make your rooms, and get in touch.';
