import assert from 'node:assert/strict';
import { sendItem, texts } from '../portfolio/portfolio-calls.ts';
import { ownFirm } from '../testing/own-firm.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type Firm = Awaited<ReturnType<typeof ownFirm>>;

/** Requests about pictures that look like those of other firms. */
export const matchCalls = (api: () => TestApi) => ({
  /** A public firm. */
  firm: (name: string) => ownFirm(api(), { name }),

  add: (firm: Firm, picture: Buffer, more: Record<string, string> = {}) =>
    sendItem(api(), firm.owner.headers, [picture], { ...texts, ...more }),

  /** Adds a picture that nobody published before. @returns the item's id */
  async addFirst(firm: Firm, picture: Buffer): Promise<number> {
    const answer = await sendItem(api(), firm.owner.headers, [picture], texts);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json().id;
  },

  /** The ids of the items that everybody sees of a firm. */
  async shownOf({ id }: Firm): Promise<number[]> {
    const page = (await api().get(`/api/designers/profiles/${id}/`)).json();
    return page.portfolio_items.map((item: { id: number }) => item.id);
  },
});
