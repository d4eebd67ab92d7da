import assert from 'node:assert/strict';
import { sendItem, texts } from '../portfolio/portfolio-calls.ts';
import { madePicture } from '../testing/made-picture.ts';
import { ownFirm } from '../testing/own-firm.ts';
import { signUp } from '../testing/sign-up.ts';
import type { TestApi } from '../testing/start-test-api.ts';

export type Firm = Awaited<ReturnType<typeof ownFirm>>;

/** Requests about pictures that look like those of other firms. */
export function matchCalls(api: () => TestApi) {
  /** A public firm. */
  const firm = (name: string) => ownFirm(api(), { name });

  const add = (who: Firm, picture: Buffer, more: Record<string, string> = {}) =>
    sendItem(api(), who.owner.headers, [picture], { ...texts, ...more });

  /** Adds an item. @returns its id */
  async function added(who: Firm, picture: Buffer, more: Record<string, string> = {}) {
    const answer = await add(who, picture, more);
    assert.equal(answer.statusCode, 201, answer.body);
    return Number(answer.json().id);
  }

  async function operator() {
    const account = await signUp(api(), 'client', 'Asha');
    const change = { is_staff: true };
    await api().db.updateTable('account').set(change).where('id', '=', account.id).execute();
    return account;
  }

  /** A picture that one firm published, and then another one that said that it is its own work. */
  async function matched(seed: number) {
    const [first, second] = [await firm('Studio Fern'), await firm('Studio Moss')];
    const picture = await madePicture('shapes', seed);
    const earlier = await added(first, picture);
    const later = await added(second, picture, { own_work: 'true', title: 'Verandah' });
    const { id } = await api()
      .db.selectFrom('picture_match')
      .select('id')
      .where('item_id', '=', later)
      .executeTakeFirstOrThrow();
    return { id, first, second, earlier, later };
  }

  /** The ids of the items that everybody sees of a firm. */
  async function shownOf({ id }: Firm): Promise<number[]> {
    const page = (await api().get(`/api/designers/profiles/${id}/`)).json();
    return page.portfolio_items.map((item: { id: number }) => item.id);
  }

  return { firm, add, added, operator, matched, shownOf };
}
