import { emptyTicket, type Ticket } from './ticket.ts';

const key = 'aangan.draft.support';

/** The unsent message, kept while the tab is open. Where the browser does not allow storage, there is none. */
export const ticketDraft = {
  read(): Partial<Ticket> {
    const stored = attempt<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([field, value]) => field in emptyTicket && typeof value === 'string',
    );
    return Object.fromEntries(known);
  },
  write: (typed: Ticket) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(typed))),
  clear: () => void attempt(() => sessionStorage.removeItem(key)),
};

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
