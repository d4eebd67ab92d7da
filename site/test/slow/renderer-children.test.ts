import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createRendererClient } from '@aangan/edge';
import { createSupervisor, listen } from '@aangan/render';
import { createLogger } from '@aangan/server';
import { aPageOf, renderedRemotes } from '../rendered-page.ts';
import { temporaryFolder } from '../site.ts';

/** Leaves its realm, and writes into whatever its child answers from then on. */
const hostile = `const outer = structuredClone.constructor('return globalThis')();
  const { stringify } = outer.JSON;
  outer.JSON.stringify = (value, ...rest) => {
    if (value && typeof value.html === 'string') value.html += ' and hostile';
    return stringify(value, ...rest);
  };
  return 'moodboards'`;

test('a hostile remote changes its own pages and those that show its parts, and no other page of its composition', async () => {
  const folder = await temporaryFolder();
  const logger = createLogger({ name: 'test', level: 'silent' });
  const socket = path.join(folder.path, 'renderer.sock');
  const supervisor = await createSupervisor({
    logger,
    atOnce: 1,
    limits: { takenMs: 3_000, timeMs: 3_000 },
  });
  await listen(supervisor, { path: socket });
  const { composition, reader, reads } = renderedRemotes({
    moodboards: { body: hostile, consumes: ['auth'] },
    designers: { body: "return 'designers'", consumes: ['favourites'] },
    favourites: { body: "return 'favourites'", consumes: ['moodboards'] },
    auth: { body: "return 'sign in'" },
  });
  const client = createRendererClient({ url: `unix:${socket}`, reader, deadlineMs: 15_000 });
  const htmlOf = async (remote: string, address = `/${remote}`) => {
    const outcome = await client.render(aPageOf(composition, address, remote));
    return 'failure' in outcome ? outcome.detail : outcome.page.html;
  };
  try {
    assert.equal(await htmlOf('auth'), 'sign in');
    assert.deepEqual(reads, ['shell', 'auth'], 'no other remote is loaded where visitors sign in');
    assert.match(await htmlOf('moodboards'), /and hostile/);

    for (const round of [1, 2, 3]) {
      assert.match(await htmlOf('moodboards', `/moodboards/${round}`), /and hostile/);
      assert.equal(await htmlOf('auth', `/auth/${round}`), 'sign in');
      assert.equal(await htmlOf('designers', `/designers/${round}`), 'designers');
    }
    assert.deepEqual(
      reads.toSorted(),
      ['auth', 'designers', 'favourites', 'moodboards', 'shell'],
      'each module is sent once for all pages',
    );
  } finally {
    await client.close();
    await supervisor.close();
    await folder.remove();
  }
});
