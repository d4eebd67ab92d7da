/**
 * The widths in pixels of a picture's copies in the API (`?w=`). Each is at most one and a half times the previous one,
 * so that a page never loads much more than it shows. The widths are few and fixed, so that requests cannot fill the
 * disk with copies.
 */
export const pictureWidths = [48, 64, 96, 144, 216, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/** The widths of a picture's copies: those narrower than it, and the next wider one, which is as wide as the picture. */
export function copyWidths(pictureWidth: number): number[] {
  const next = pictureWidths.find((width) => width >= pictureWidth) ?? Number.POSITIVE_INFINITY;
  return pictureWidths.filter((width) => width <= next);
}
