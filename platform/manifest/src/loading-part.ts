/**
 * The attribute of an element that stands beside what a page shows while a part of a remote loads. Its value names the
 * part. A candidate whose page keeps such an element never shows the part.
 */
export const loadingPartAttribute = 'data-loading-part';
