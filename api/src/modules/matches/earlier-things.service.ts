import type { Kysely } from 'kysely';
import { findAlike } from '../../media/hashing/picture-hash.repository.ts';
import { askFor } from '../../media/hashing/picture-hash.ts';
import { type PreparedMedia, pictureOf } from '../../media/prepare-media.ts';
import type { Tables } from '../../tables.ts';
import { type EarlierThing, findEarlier, insertMatches } from './earlier-things.repository.ts';

/** What other firms published earlier that looks like a picture or the still of a video. */
export async function findLookAlikes(
  db: Kysely<Tables>,
  owner: { designer_id: number | null; vendor_id: number | null },
  media: PreparedMedia,
): Promise<EarlierThing[]> {
  return findEarlier(db, owner, await findAlike(db, askFor(pictureOf(media).square)));
}

/** Keeps that an item looks like these. @param confirmedBy who said that it is the firm's own work */
export const keepMatches = (
  db: Kysely<Tables>,
  itemId: number,
  earlier: readonly EarlierThing[],
  confirmedBy: number | null,
): Promise<void> => insertMatches(db, itemId, earlier, confirmedBy);

/** As the firm that adds the picture is told. */
export const toldOf = (earlier: readonly EarlierThing[]) =>
  earlier.map(({ firm_name, published_at }) => ({ firm_name, published_at }));
