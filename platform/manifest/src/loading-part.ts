/**
 * The attribute of an element that a page contains while a part of a remote loads. Its value names the part. If the
 * page of a checked release keeps such an element, the part was never shown.
 */
export const loadingPartAttribute = 'data-loading-part';
