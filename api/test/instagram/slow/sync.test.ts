import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { begin, comeBack, connectionOf, type Firm, onboardedFirm, sync } from '../firm-calls.ts';
import {
  longLivedToken,
  medium,
  type ScriptedProvider,
  settingsFor,
  startScriptedProvider,
} from '../scripted-provider.ts';

interface Stored {
  source_id: string;
  media_type: string;
  media_url: string;
  caption: string;
  permalink: string | null;
}

describe('syncing posts', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  let firm: Firm;
  let userIds = 17_841_400_000_000_900n;
  before(async () => {
    provider = await startScriptedProvider();
    api = await startTestApi({ ...settingsFor(provider), instagramPostCap: 120 });
  });
  after(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    userIds += 1n;
    provider.reset([medium(1), medium(2)], String(userIds));
    firm = await onboardedFirm(api);
    const { state, cookie } = await begin(api, firm);
    await comeBack(api, { state, code: 'c' }, cookie);
    provider.asked.length = 0;
  });

  const stored = async (): Promise<Stored[]> => {
    const { rows } = await sql<Stored>`select source_id, media_type, media_url, caption, permalink
      from instagram_import where account_id = ${firm.id} order by source_id`.execute(api.db);
    return rows;
  };
  const ids = async () => (await stored()).map(({ source_id }) => source_id);
  const list = (...media: unknown[]) => provider.on('/me/media', () => ({ json: { data: media } }));

  /** So many posts, in pages of fifty, each told where the next begins. */
  const listMany = (count: number) => {
    const newest = Date.parse('2026-03-01T00:00:00Z');
    provider.on('/me/media', ({ query }) => {
      const start = Number(query.get('after') ?? 0);
      const end = Math.min(count, start + Number(query.get('limit')));
      const page = Array.from({ length: end - start }, (_one, index) =>
        medium(10_000 + start + index, {
          timestamp: new Date(newest - (start + index) * 60_000).toISOString(),
        }),
      );
      const next = end < count ? { next: 'https://169.254.169.254/latest/' } : {};
      return { json: { data: page, paging: { cursors: { after: String(end) }, ...next } } };
    });
  };

  test('adds what is new, deletes what is gone and tells how many', async () => {
    list(medium(2), medium(3), medium(4));
    const answer = await sync(api, firm);
    assert.deepEqual(answer.json(), { new_posts: 2, removed_posts: 1, is_capped: false });
    assert.deepEqual(await ids(), ['2', '3', '4']);
    assert.deepEqual((await sync(api, firm)).json(), {
      new_posts: 0,
      removed_posts: 0,
      is_capped: false,
    });
  });

  test('asks for the fields that it needs, with the token that was stored', async () => {
    await sync(api, firm);
    const query = provider.asked[0]?.query;
    assert.equal(query?.get('access_token'), longLivedToken);
    assert.equal(query?.get('limit'), '50');
    assert.match(query?.get('fields') ?? '', /^id,caption,media_type,.*children\{id,media_type,/);
  });

  test('reads every page by its cursor, and never an address that an answer names', async () => {
    listMany(110);
    assert.equal((await sync(api, firm)).json().new_posts, 110);
    assert.equal(provider.count('/me/media'), 3);
  });

  test('of ten thousand posts the newest are imported up to the cap, and the answer says so', async () => {
    list(medium(1), medium(5, { timestamp: '2019-01-01T00:00:00+0000' }));
    await sync(api, firm);
    provider.asked.length = 0;
    listMany(10_000);
    const answer = await sync(api, firm);
    assert.deepEqual(answer.json(), { new_posts: 120, removed_posts: 1, is_capped: true });
    assert.ok((await ids()).includes('5'), 'what is older than the list is not known to be gone');
    assert.equal(provider.count('/me/media'), 3);
    assert.equal((await connectionOf(api, firm)).is_capped, true);
    assert.ok((await ids()).includes('10119') && !(await ids()).includes('10120'));
    assert.ok((await ids()).includes('10000'));
  });

  test('a later page that fails deletes nothing and adds nothing', async () => {
    let calls = 0;
    provider.on('/me/media', () => {
      calls += 1;
      return calls === 1
        ? { json: { data: [medium(9)], paging: { next: 'x', cursors: { after: 'b' } } } }
        : { status: 500 };
    });
    const answer = await sync(api, firm);
    assert.equal(answer.statusCode, 502);
    assert.equal(answer.json().code, 'instagram_failed');
    assert.deepEqual(await ids(), ['1', '2']);
  });

  test('a list whose cursor stands still ends', async () => {
    provider.on('/me/media', () => ({
      json: { data: [medium(1)], paging: { next: 'x', cursors: { after: 'same' } } },
    }));
    assert.equal((await sync(api, firm)).statusCode, 200);
    assert.equal(provider.count('/me/media'), 2);
  });

  test('error 190 shows as reconnect, in the answer and in the own profile', async () => {
    provider.on('/me/media', () => ({
      status: 400,
      json: { error: { message: '<b>Session invalid</b>', type: 'OAuthException', code: 190 } },
    }));
    for (const asked of [1, 1]) {
      const answer = await sync(api, firm);
      assert.equal(answer.statusCode, 409);
      assert.equal(answer.json().code, 'instagram_reconnect');
      assert.equal(provider.count('/me/media'), asked, 'a refused token is not sent again');
    }
    const connection = await connectionOf(api, firm);
    assert.equal(connection.is_connected, true);
    assert.equal(connection.needs_reconnect, true);
  });

  test('before connecting it says what to do', async () => {
    const answer = await sync(api, await onboardedFirm(api, 'vendor'));
    assert.equal(answer.statusCode, 409);
    assert.equal(answer.json().code, 'instagram_not_connected');
  });

  test('two syncs at once count each post once', async () => {
    list(medium(1), medium(2), medium(3), medium(4));
    const answers = await Promise.all([sync(api, firm), sync(api, firm), sync(api, firm)]);
    const added = answers.map((answer) => Number(answer.json().new_posts));
    assert.equal(
      added.reduce((sum, one) => sum + one, 0),
      2,
    );
    assert.deepEqual(await ids(), ['1', '2', '3', '4']);
  });

  describe('of a post', () => {
    const only = async (parts: Record<string, unknown>) => {
      list(medium(7, parts));
      await sync(api, firm);
      return (await stored())[0];
    };

    test('without any address nothing is imported', async () => {
      const answer = await only({ media_url: undefined });
      assert.equal(answer, undefined);
    });

    test('that is a video without an address its still is imported', async () => {
      const post = await only({
        media_type: 'VIDEO',
        media_url: undefined,
        thumbnail_url: 'https://scontent.cdninstagram.com/still.jpg',
      });
      assert.equal(post?.media_type, 'IMAGE');
      assert.equal(post?.media_url, 'https://scontent.cdninstagram.com/still.jpg');
    });

    test('that is a video is imported from its own address', async () => {
      const post = await only({
        media_type: 'VIDEO',
        media_url: 'https://video.cdninstagram.com/v.mp4',
        thumbnail_url: 'https://scontent.cdninstagram.com/still.jpg',
      });
      assert.equal(post?.media_type, 'VIDEO');
      assert.equal(post?.media_url, 'https://video.cdninstagram.com/v.mp4');
    });

    test('that is a carousel the first child counts, of whatever type', async () => {
      const first = { media_type: 'VIDEO', media_url: 'https://video.cdninstagram.com/first.mp4' };
      const second = { media_type: 'IMAGE', media_url: 'https://scontent.cdninstagram.com/2.jpg' };
      const children = { data: [first, second] };
      const post = await only({ media_type: 'CAROUSEL_ALBUM', children });
      assert.equal(post?.media_type, 'VIDEO');
      assert.equal(post?.media_url, first.media_url);
    });

    test('the caption is kept as text that the database holds, the link only over https', async () => {
      const caption = `A\0 ${'\u{1f3e0}'.repeat(6_000)}`;
      const post = await only({ caption, permalink: 'javascript:alert(1)' });
      assert.equal([...(post?.caption ?? '')].length, 5_000);
      assert.ok(post?.caption.startsWith('A \u{1f3e0}'));
      assert.equal(post?.permalink, null);
    });

    test('of an unknown type or date nothing is imported', async () => {
      assert.equal(await only({ media_type: 'STORY' }), undefined);
      assert.equal(await only({ timestamp: 'yesterday' }), undefined);
    });
  });

  test('disconnecting deletes the token and the posts, and may be repeated', async () => {
    for (const _time of [1, 2]) {
      const answer = await api.call('DELETE', `${firm.base}/instagram/`, { headers: firm.headers });
      assert.equal(answer.statusCode, 204);
    }
    assert.equal((await connectionOf(api, firm)).is_connected, false);
    assert.deepEqual(await ids(), []);
    assert.equal((await sync(api, firm)).json().code, 'instagram_not_connected');
  });
});
