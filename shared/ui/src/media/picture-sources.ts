/** The widths in which the API serves pictures (`?w=`), in pixels. */
const widths = [320, 480, 640, 960, 1280, 1600] as const;

/** Only the site's own media can be requested in another width. */
function isResizable(address: string): boolean {
  return address.startsWith('/api/media/') && !/\.(svg|gif|mp4|webm|mov)$/i.test(address);
}

/**
 * `srcset` for a picture of the site: the widths narrower than the picture, and the next wider one, which the API
 * serves at the picture's own width; undefined for an address that cannot be resized. `naturalWidth` in
 * pixels; if it is unknown, every width is offered.
 */
export function srcSetOf(address: string, naturalWidth?: number | null): string | undefined {
  if (!isResizable(address)) return undefined;
  const own = naturalWidth || Number.POSITIVE_INFINITY;
  const smaller = widths.filter((width) => width < own).map((width) => [width, width] as const);
  const widest = widths.find((width) => width >= own);
  const cuts = widest ? [...smaller, [widest, own] as const] : smaller;
  return cuts.map(([cut, width]) => `${address}?w=${cut} ${width}w`).join(', ');
}

/** A picture of the site at the smallest offered width of at least `width` pixels; any other address as it is. */
export function pictureAt(address: string, width: number): string {
  if (!isResizable(address)) return address;
  return `${address}?w=${widths.find((offered) => offered >= width) ?? 1600}`;
}
