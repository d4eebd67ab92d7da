import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  begin,
  comeBack,
  connectionOf,
  type Firm,
  freePort,
  makeCopiesTask,
  onboardedFirm,
  postsOf,
  startTestApi,
  sync,
  type TestApi,
} from 'api/testing';
import { sandbox } from '../../../src/index.ts';

/** Sends the form of the authorise page over HTTP. @returns where the browser is sent */
async function decide(authUrl: URL, decision: 'allow' | 'deny', username = 'studio.test') {
  const page = await (await fetch(authUrl)).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(
    Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
  );
  form.set('decision', decision);
  form.set('username', username);
  const answer = await fetch(new URL(authUrl.pathname, authUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

describe('the stand-in of Instagram', () => {
  let api: TestApi;
  let site: string;
  before(async () => {
    const port = await freePort();
    site = `http://localhost:${port}`;
    api = await startTestApi({}, { publicUrl: site, sandbox });
    await api.app.listen({ port, host: 'localhost' });
  });
  after(() => api.stop());

  // Smaller pictures of posts, which take long to make, are those of uploads.
  const importPosts = () => api.runJobs(makeCopiesTask);
  const connect = async (firm: Firm, username: string) => {
    const { authUrl, cookie } = await begin(api, firm);
    const back = await decide(authUrl, 'allow', username);
    return comeBack(api, Object.fromEntries(back.searchParams), cookie);
  };
  const act = (path: string, form: Record<string, string> = {}) =>
    fetch(`${site}/sandbox/instagram/accounts/${path}/`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });

  for (const kind of ['designer', 'vendor'] as const) {
    test(`a ${kind} allows access, and the posts are shown once they are copied`, async () => {
      const firm = await onboardedFirm(api, kind);
      const username = `${kind}.one`;
      const { page, query } = await connect(firm, username);
      assert.equal(page, `/${kind}/onboarding/social`);
      assert.deepEqual(query, { success: 'true', platform: 'instagram', posts_imported: '6' });
      const begun = await connectionOf(api, firm);
      assert.equal(begun.importing, 6);
      assert.deepEqual(await postsOf(api, firm), []);

      await importPosts();
      const connection = await connectionOf(api, firm);
      assert.equal(connection.is_connected, true);
      assert.equal(connection.username, username);
      assert.equal(connection.importing, 0);
      const posts = await postsOf(api, firm);
      assert.equal(posts.length, 6);
      const types = posts.map(({ media_type }: { media_type: string }) => media_type);
      assert.equal(types.filter((one: string) => one === 'VIDEO').length, 1);
      for (const post of posts) {
        assert.match(post.media_url, /^\/api\/media\//);
        assert.equal((await api.get(post.media_url)).statusCode, 200);
        assert.ok(post.media_width > 0 && post.dominant_color);
        if (post.media_type === 'VIDEO') assert.equal(post.video_url, post.media_url);
      }
    });
  }

  test('a sync imports what was added and deletes what is gone', async () => {
    const firm = await onboardedFirm(api);
    await connect(firm, 'sync.studio');
    await importPosts();
    const [newest] = await postsOf(api, firm);
    const page = await (await fetch(`${site}/sandbox/instagram/accounts/sync.studio/`)).text();
    const [, firstId] = /posts\/(\d+)\/delete/.exec(page) ?? [];
    assert.equal(
      (await act('sync.studio/posts', { choice: 'carousel', caption: '<b>New</b>' })).status,
      303,
    );
    assert.equal((await act(`sync.studio/posts/${firstId}/delete`)).status, 303);

    const synced = await sync(api, firm);
    assert.deepEqual(synced.json(), { new_posts: 1, removed_posts: 1, is_capped: false });
    await importPosts();
    const posts = await postsOf(api, firm);
    assert.equal(posts.length, 6);
    assert.equal(posts[0].caption, '<b>New</b>');
    assert.ok(!posts.some(({ id }: { id: number }) => id === newest.id));
    assert.equal((await api.get(newest.media_url)).statusCode, 404);
    const again = await sync(api, firm);
    assert.deepEqual(again.json(), { new_posts: 0, removed_posts: 0, is_capped: false });
    const shown = await (await fetch(`${site}/sandbox/instagram/accounts/sync.studio/`)).text();
    assert.ok(shown.includes('&lt;b&gt;New&lt;/b&gt;') && !shown.includes('<b>New'));
  });

  test('a denial comes back as one, and nothing is connected', async () => {
    const firm = await onboardedFirm(api, 'vendor');
    const { authUrl, cookie } = await begin(api, firm);
    const back = await decide(authUrl, 'deny');
    const { page, query } = await comeBack(api, Object.fromEntries(back.searchParams), cookie);
    assert.equal(page, '/vendor/onboarding/social');
    assert.deepEqual(query, {
      platform: 'instagram',
      error: 'You did not allow access to Instagram.',
    });
    assert.equal((await connectionOf(api, firm)).is_connected, false);
  });

  test('an access that expires shows as reconnect, and connecting again heals it', async () => {
    const firm = await onboardedFirm(api);
    await connect(firm, 'expiring.studio');
    await act('expiring.studio/expire');
    const synced = await sync(api, firm);
    assert.equal(synced.statusCode, 409);
    assert.equal(synced.json().code, 'instagram_reconnect');
    assert.equal((await connectionOf(api, firm)).needs_reconnect, true);
    const { query } = await connect(firm, 'expiring.studio');
    assert.equal(query.posts_imported, '0');
    assert.equal((await connectionOf(api, firm)).needs_reconnect, false);
    assert.equal((await sync(api, firm)).statusCode, 200);
  });

  test('removing the access in Instagram deletes connection, posts and copies here', async () => {
    const firm = await onboardedFirm(api);
    await connect(firm, 'leaving.studio');
    await importPosts();
    const posts = await postsOf(api, firm);
    assert.equal(posts.length, 6);
    assert.equal((await act('leaving.studio/deauthorise')).status, 303);
    assert.equal((await connectionOf(api, firm)).is_connected, false);
    assert.deepEqual(await postsOf(api, firm), []);
  });

  test('a request to delete the data is answered with a code and a page about it', async () => {
    const firm = await onboardedFirm(api);
    await connect(firm, 'erased.studio');
    const answer = await (await act('erased.studio/deletion')).text();
    const [, url = ''] = /href="(http[^"]+deletion[^"]+)"/.exec(answer) ?? [];
    const page = await fetch(url);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /Your Instagram data is deleted/);
    assert.equal((await connectionOf(api, firm)).is_connected, false);
  });

  test('it refuses U+0000 in names and texts', async () => {
    const firm = await onboardedFirm(api);
    await connect(firm, 'zero.studio');
    assert.equal((await fetch(`${site}/sandbox/instagram/accounts/%00/`)).status, 404);
    for (const path of ['posts', 'posts/1/delete', 'expire', 'deauthorise', 'deletion']) {
      const form = { choice: 'carousel', caption: 'A chair.' };
      assert.equal((await act(`zero%00/${path}`, form)).status, 404, path);
    }
    const caption = { choice: 'carousel', caption: 'A\u0000chair.' };
    assert.equal((await act('zero.studio/posts', caption)).status, 400);
    const { authUrl } = await begin(api, firm);
    authUrl.searchParams.set('state', '\u0000');
    assert.equal((await fetch(authUrl)).status, 400);
  });

  test('it gives a code once, to this site alone, and takes no other address to return to', async () => {
    const firm = await onboardedFirm(api);
    const { authUrl } = await begin(api, firm);
    const code = (await decide(authUrl, 'allow', 'codes.studio')).searchParams.get('code') ?? '';
    const exchange = (secret: string) =>
      fetch(`${site}/sandbox/instagram/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: 'aangan-sandbox',
          client_secret: secret,
          code,
          grant_type: 'authorization_code',
          redirect_uri: `${site}/api/designers/instagram/callback/`,
        }),
      });
    assert.equal((await exchange('wrong')).status, 400);
    authUrl.searchParams.set('redirect_uri', 'https://elsewhere.example/');
    const page = await (await fetch(authUrl)).text();
    assert.match(page, /redirect address is unknown/);
    assert.doesNotMatch(page, /<form/);
  });

  test('it answers callers on this machine alone', async () => {
    for (const [remoteAddress, status] of [
      ['203.0.113.9', 404],
      ['127.0.0.1', 200],
    ] as const) {
      const answer = await api.app.inject({ url: '/sandbox/instagram/', remoteAddress });
      assert.equal(answer.statusCode, status);
    }
  });
});

test('the stand-in does not exist outside demo mode, nor beside real credentials', async () => {
  const credentials = { instagramClientId: '990602', instagramClientSecret: 'a real secret' };
  for (const { settings, given } of [
    { settings: {}, given: undefined },
    { settings: credentials, given: sandbox },
  ]) {
    const api = await startTestApi(settings, { sandbox: given });
    try {
      for (const path of [
        '',
        'me/media',
        'oauth/authorize',
        'accounts/studio/',
        'media/rooms/living-indian.jpg',
      ]) {
        assert.equal((await api.get(`/sandbox/instagram/${path}`)).statusCode, 404, path);
      }
    } finally {
      await api.stop();
    }
  }
});
