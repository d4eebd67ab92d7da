import type { Content } from './content.ts';

/** A piece of content in its place; a large one spans two columns and two rows. */
export interface Tile {
  item: Content;
  large: boolean;
}

/** The widest grid's columns. Rows that come out even there do so in two columns as well. */
const columns = 4;

/**
 * Which tiles are large. A video of YouTube always is (product-2, section 2); beside it, as many pictures
 * as it takes for the last row to be full, but where there are others not the post that one has just seen
 * on the cover. Large tiles stand early, where small ones can fill the gaps beside them; otherwise the
 * order stays.
 */
export function layOutTiles(content: readonly Content[], coverId: number | null = null): Tile[] {
  const ordered = videosEarly(content);
  const large = new Set<Content>(ordered.filter(({ kind }) => kind === 'youtube'));
  // A large tile takes three cells more than a small one, which is one less in rows of four.
  const missing = (ordered.length + 3 * large.size) % columns;
  const unseen = ({ key }: Content) => key !== `post-${coverId}`;
  const pictures = ordered.filter(({ kind }) => kind === 'image' || kind === 'video');
  const candidates = [
    pictures.filter((item) => early(ordered).includes(item) && unseen(item)),
    pictures.filter((item) => early(ordered).includes(item)),
    // A handful: all of it large, in pairs.
    pictures.length === missing && ordered.length % 2 === 0 ? pictures : [],
  ].find(({ length }) => length >= missing);
  for (const picture of spread(candidates ?? [], missing)) large.add(picture);
  return ordered.map((item) => ({ item, large: large.has(item) }));
}

function early(content: readonly Content[]): Content[] {
  return content.slice(0, Math.ceil(content.length * 0.6));
}

function videosEarly(content: readonly Content[]): Content[] {
  const start = early(content);
  const rest = content.slice(start.length);
  const isVideo = ({ kind }: Content) => kind === 'youtube';
  const late = rest.filter(isVideo);
  const middle = Math.floor(start.length / 2);
  return [
    ...start.slice(0, middle),
    ...late,
    ...start.slice(middle),
    ...rest.filter((item) => !isVideo(item)),
  ];
}

/** `count` of the items, evenly apart, the first among them; none where there are fewer. */
function spread(items: readonly Content[], count: number): Content[] {
  if (count === 0 || items.length < count) return [];
  const step = items.length / count;
  return Array.from({ length: count }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  );
}
