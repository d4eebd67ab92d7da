import { projectRooms } from '@aangan/domain';
import { hindiLabels, translator } from '@aangan/domain/hindi';
import { emptyQuote, type Quote } from '@aangan/domain/quotes';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { roomsOfRequest } from '../briefs/briefs.service.ts';
import { languageOf } from './quote-names.repository.ts';
import { requestOf } from './quotes.repository.ts';

const inHindi = translator(hindiLabels);

/** What a new quote begins with: the rooms of the brief that it answers as sections, named in the firm's language. */
export async function firstDraft(
  db: Kysely<Tables>,
  firmId: number,
  conversationId: number,
): Promise<Quote> {
  const request = await requestOf(db, conversationId);
  const rooms = request === null ? [] : await roomsOfRequest(db, request);
  if (rooms.length === 0) return emptyQuote;
  const isHindi = (await languageOf(db, firmId)) === 'hi';
  const sections = rooms.map(({ id, room, name }): Quote['sections'][number] => {
    const label = projectRooms.find((one) => one.id === room)?.label ?? '';
    return {
      id,
      kind: 'room',
      room,
      name: name || (isHindi ? (inHindi(label) ?? label) : label),
      lines: [],
    };
  });
  return { ...emptyQuote, sections };
}
