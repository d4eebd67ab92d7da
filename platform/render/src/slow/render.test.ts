import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aComposition, remoteOf } from '../testing/a-composition.ts';
import { aPage, aSupervisor, htmlOf } from '../testing/a-supervisor.ts';

describe('a page', () => {
  test('is rendered from the modules of its composition', async () => {
    const renderer = await aSupervisor();
    const composition = aComposition({
      designers: remoteOf("return require('greeting').hello(page.answers['/api/x/'].body)"),
    });
    await renderer.send(composition);

    const outcome = await renderer.render(composition, {
      answers: { '/api/x/': { status: 200, body: 'Asha' } },
    });

    assert.equal(htmlOf(outcome), 'Hello Asha');
  });

  test('is the same beside two hundred others as alone', async () => {
    const renderer = await aSupervisor({ maxWaiting: 500 });
    const slow = remoteOf(`
      let count = 0;
      for (const part of page.address) { await new Promise((r) => setTimeout(r, 1)); count += 1; }
      return JSON.stringify([page.address, page.answers, count])`);
    const compositions = [
      aComposition({ designers: slow }),
      aComposition({ designers: slow }, { revision: 2 }),
    ];
    for (const each of compositions) await renderer.send(each);
    const pages = Array.from({ length: 200 }, (_, index) => ({
      address: `/designers/${index % 7}`,
      answers: { [`/api/${index}/`]: { status: 200, body: `"${index}"` } },
    }));
    const renderAt = async (index: number) => {
      const composition = compositions[index % 2];
      assert.ok(composition);
      return htmlOf(await renderer.render(composition, pages[index]));
    };

    const together = await Promise.all(pages.map((_, index) => renderAt(index)));

    for (const index of pages.keys()) assert.equal(together[index], await renderAt(index));
  });

  test('names files of releases where its edge says that they are', async () => {
    const renderer = await aSupervisor();
    const place = remoteOf(
      "return globalThis.aanganFilesAt ? globalThis.aanganFilesAt('/releases/x/') : 'here'",
    );
    const found = [];
    for (const releasesOrigin of ['', 'https://files.example']) {
      const composition = aComposition({ designers: place }, { releasesOrigin });
      await renderer.send(composition);
      found.push(htmlOf(await renderer.render(composition)));
    }
    assert.deepEqual(found, ['here', 'https://files.example/releases/x/']);
  });

  test('of the shell needs no remote', async () => {
    const renderer = await aSupervisor();
    const composition = aComposition({});
    await renderer.send(composition);

    const outcome = await renderer.render(composition, {
      ...aPage,
      route: null,
      address: '/terms',
    });

    assert.equal(htmlOf(outcome), 'shell /terms');
  });
});
