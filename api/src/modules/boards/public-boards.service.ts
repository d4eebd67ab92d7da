import { maxThingCards, readThing, type Thing } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { GuestCache } from '../../plugins/guest-cache/guest-cache.ts';
import { type StoredAnswer, storedAnswer } from '../../plugins/guest-cache/stored-answer.ts';
import { invalid, linkEnded, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { notAChoice } from '../../validation/not-a-choice.ts';
import { tooManyElements } from '../../validation/too-many-elements.ts';
import { findLink, openLink } from './board-links.repository.ts';
import { boardOpenedMail } from './boards.mails.ts';
import { boardPage } from './boards.service.ts';
import { readCards } from './cards.repository.ts';

interface PublicBoardsOptions {
  db: Kysely<Tables>;
  /** Refreshed before cards are read. */
  cache: GuestCache;
  publicUrl: string;
}

/** What guests are shown of boards. */
export function createPublicBoardsService({ db, cache, publicUrl }: PublicBoardsOptions) {
  /** @throws Refusal 404 for a token that was never given, 410 for a link that has ended */
  async function requireLink(token: string) {
    const link = await findLink(db, token);
    if (!link) throw notFound();
    const { boardId, hasEnded, board } = link;
    if (hasEnded || boardId === null) throw linkEnded();
    return { boardId, board };
  }

  return {
    /**
     * The cards of things, in this order.
     * @param names with commas between them
     * @throws Refusal 400 for too many names, and for one that is of no kind of thing
     */
    async cards(names: string): Promise<StoredAnswer> {
      const asked = readNames(names);
      const keys = [...new Set(asked)];
      const cards = await cache.thingCards.getAll(keys, (missing) =>
        readCards(db, missing.map(readThing) as Thing[]),
      );
      const results = asked.map((name) => cards.get(name)).join(',');
      return storedAnswer(`{"results":[${results}]}`);
    },

    /** @throws Refusal 404 for a token that was never given, 410 for a link that has ended */
    async shared(token: string, query: { page?: unknown; page_size?: unknown }): Promise<string> {
      const link = await requireLink(token);
      const address = `${publicUrl}/api/boards/shared/${token}/`;
      return boardPage(db, { id: link.boardId, board: link.board, address }, query);
    },

    /**
     * Tells the owner of a board that its link is used for the first time, by another person.
     * @throws as {@link shared}
     */
    async open(token: string, callerId: number | undefined): Promise<void> {
      await requireLink(token);
      await db.transaction().execute(async (transaction) => {
        const opened = await openLink(transaction, token, callerId);
        if (!opened) return;
        const { ownerId: accountId, boardId: subject, title } = opened;
        await notify(
          transaction,
          { accountId, event: 'board-opened', subject, data: { title } },
          {
            publicUrl,
            write: (owner) => boardOpenedMail(owner, { id: subject, title }, publicUrl),
          },
        );
      });
    },
  };
}

function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > maxThingCards) throw invalid({ things: [tooManyElements(maxThingCards)] });
  const wrong = names.filter((name) => !readThing(name));
  if (wrong.length > 0) throw invalid({ things: wrong.map(notAChoice) });
  return names;
}
