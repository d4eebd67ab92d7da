const minRatio = 2 / 3;
const maxRatio = 16 / 9;

/** Width by height of a picture, within what a page can show well; 4:5 where its size is not known. */
export function pictureRatio(picture: {
  media_width: number | null;
  media_height: number | null;
}): number {
  const { media_width: width, media_height: height } = picture;
  if (!width || !height) return 4 / 5;
  return Math.min(maxRatio, Math.max(minRatio, width / height));
}
