/** The widths the API cuts pictures to (`?w=`), in pixels. */
const widths = [320, 480, 640, 960, 1280, 1600] as const;

/** Only the site's own media can be asked for in another width. */
function isResizable(address: string): boolean {
  return address.startsWith('/api/media/') && !/\.(svg|gif|mp4|webm|mov)$/i.test(address);
}

/**
 * `srcset` for a picture of the site, in the widths below its own width and its own; undefined for an
 * address that cannot be resized. `naturalWidth` in pixels; unknown means every width is offered.
 */
export function srcSetOf(address: string, naturalWidth?: number | null): string | undefined {
  if (!isResizable(address)) return undefined;
  const smaller = widths.filter((width) => !naturalWidth || width < naturalWidth);
  const cuts = smaller.map((width) => `${address}?w=${width} ${width}w`);
  if (naturalWidth && naturalWidth <= 1600) cuts.push(`${address} ${naturalWidth}w`);
  return cuts.join(', ');
}

/** A picture of the site at the smallest offered width of at least `width` pixels; any other address as it is. */
export function pictureAt(address: string, width: number): string {
  if (!isResizable(address)) return address;
  return `${address}?w=${widths.find((offered) => offered >= width) ?? 1600}`;
}
