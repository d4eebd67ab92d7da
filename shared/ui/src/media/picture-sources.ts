/** The widths in pixels in which the API serves pictures (`?w=`); each is at most one and a half times the one before. */
const widths = [48, 64, 96, 144, 216, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/** No frame is much narrower than this, so that a `srcset` need not offer less. */
const narrowestFrame = 216;

/** The formats of copies. If the API has no copy in the requested format, it serves WebP. */
export type CopyFormat = 'webp' | 'avif';

/** Only the site's own media can be requested in another width. */
function isResizable(address: string): boolean {
  return address.startsWith('/api/media/') && !/\.(svg|gif|mp4|webm|mov)$/i.test(address);
}

const copyOf = (address: string, width: number, format: CopyFormat = 'webp') =>
  `${address}?w=${width}${format === 'avif' ? '&f=avif' : ''}`;

/**
 * `srcset` for a picture of the site: the widths narrower than the picture, and the next wider one, which the API
 * serves at the picture's own width; undefined for an address that cannot be resized. `naturalWidth` in
 * pixels; if it is unknown, every width is offered.
 */
export function srcSetOf(
  address: string,
  naturalWidth?: number | null,
  format: CopyFormat = 'webp',
): string | undefined {
  if (!isResizable(address)) return undefined;
  const own = naturalWidth || Number.POSITIVE_INFINITY;
  const offered = widths.filter((width) => width >= narrowestFrame);
  const smaller = offered.filter((width) => width < own).map((width) => [width, width] as const);
  const widest = offered.find((width) => width >= own);
  const cuts = widest ? [...smaller, [widest, own] as const] : smaller;
  return cuts.map(([cut, width]) => `${copyOf(address, cut, format)} ${width}w`).join(', ');
}

/** A picture of the site at the smallest offered width of at least `width` pixels; any other address as it is. */
export function pictureAt(address: string, width: number): string {
  if (!isResizable(address)) return address;
  return copyOf(address, widths.find((offered) => offered >= width) ?? 1920);
}

/** `srcset` for a picture that is always shown at one width, in pixels, for screens of each density. */
export function densitiesOf(address: string, width: number): string | undefined {
  if (!isResizable(address)) return undefined;
  return [1, 2, 3].map((times) => `${pictureAt(address, width * times)} ${times}x`).join(', ');
}
