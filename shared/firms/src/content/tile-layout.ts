import type { Content } from './content.ts';

/** A piece of content in the grid; a large one spans two columns and two rows. */
export interface Tile {
  item: Content;
  large: boolean;
}

/** The columns of the widest grid. If its last row is full, so is that of the grid of two columns. */
const columns = 4;

/**
 * Decides which tiles are large. YouTube videos always are; beside them, as many pictures as needed to fill the last
 * row, preferring pictures other than the one on the cover. Large tiles come early, where small ones can fill the gaps
 * beside them; otherwise the order stays.
 */
export function layOutTiles(content: readonly Content[], coverId: number | null = null): Tile[] {
  const ordered = videosEarly(content);
  const large = new Set<Content>(ordered.filter(({ kind }) => kind === 'youtube'));
  // A large tile takes three cells more than a small one: modulo four, each reduces the missing cells by one.
  const missing = (ordered.length + 3 * large.size) % columns;
  const unseen = ({ key }: Content) => key !== `post-${coverId}`;
  const pictures = ordered.filter(({ kind }) => kind === 'image' || kind === 'video');
  const candidates = [
    pictures.filter((item) => early(ordered).includes(item) && unseen(item)),
    pictures.filter((item) => early(ordered).includes(item)),
    // With few pieces, all pictures may be large if the number of pieces is even.
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

/** `count` of the items at even distances, starting with the first; [] if there are fewer. */
function spread(items: readonly Content[], count: number): Content[] {
  if (count === 0 || items.length < count) return [];
  const step = items.length / count;
  return Array.from({ length: count }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  );
}
