import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { describe, test } from 'node:test';
import { createRendererClient } from '@aangan/edge';
import { createLogger } from '@aangan/server';
import { createLifecycle } from '../../src/start/lifecycle.ts';
import { runRenderer } from '../../src/start/run-renderer.ts';
import { aPageOf, renderedComposition } from '../rendered-page.ts';
import { folderOfTests, run } from '../site.ts';

/** The id that a renderer works under, which it answers, for a request with this id. */
function answeredId(socketPath: string, id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-aangan-request-id': id };
    get({ socketPath, path: '/health/live', headers }, (answer) => {
      answer.resume();
      resolve(answer.headers['x-request-id']);
    }).on('error', reject);
  });
}

/** The process that serves a socket, and what it was started with. */
function rendererAt(socket: string) {
  const read = (processId: string, file: string) => {
    try {
      return readFileSync(`/proc/${processId}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  const pid = readdirSync('/proc').find((each) =>
    read(each, 'cmdline').includes(`--socket\0${socket}`),
  );
  return pid ? { pid: Number(pid), environment: read(pid, 'environ') } : undefined;
}

const folder = folderOfTests();

describe('aangan start renderer', () => {
  test('renders at its socket, also where a killed one left the file, and stops', async () => {
    const url = `unix:${path.join(folder.path, 'r.sock')}`;
    const { composition, reader } = renderedComposition('return page.address');
    const client = createRendererClient({ url, reader, retryMs: 0, deadlineMs: 15_000 });
    const start = async () => {
      const renderer = run(['start', 'renderer'], { RENDERER_URL: url });
      await renderer.says(/The renderer is ready at unix:/);
      const outcome = await client.render(aPageOf(composition));
      assert.ok('page' in outcome, JSON.stringify(outcome));
      return renderer;
    };

    const killed = await start();
    killed.child.kill('SIGKILL');
    await killed.exit();
    const stopped = await start();
    stopped.child.kill('SIGTERM');

    assert.equal((await stopped.exit()).code, 0);
    await client.close();
  });
});

describe('the renderer of a site in one process', () => {
  test('renders with no environment, is started again when it ends, and stops with the site', async () => {
    const lifecycle = createLifecycle();
    const logger = createLogger({ name: 'site', level: 'silent' });
    const { composition, reader } = renderedComposition('return page.address');
    const url = await runRenderer({ logger, logLevel: 'fatal' }, lifecycle);
    const socket = url.replace('unix:', '');
    const client = createRendererClient({ url, reader, retryMs: 0, deadlineMs: 15_000 });
    const rendered = async () => {
      for (;;) {
        const outcome = await client.render(aPageOf(composition));
        if (!('failure' in outcome)) return outcome.page.html;
        assert.equal(outcome.failure, 'unreachable', outcome.detail);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    try {
      assert.equal(await rendered(), '/designers');
      const first = rendererAt(socket);
      assert.ok(first);
      assert.equal(first.environment, '');
      const id = '3f0a4a0e-7d7c-4d0b-9a52-0d1c2b3a4f5e';
      assert.equal(await answeredId(socket, id), id, 'its log has the id of the page’s request');
      assert.notEqual(await answeredId(socket, 'none'), 'none');
      process.kill(first.pid, 'SIGKILL');
      assert.equal(await rendered(), '/designers');
      assert.notEqual(rendererAt(socket)?.pid, first.pid);
    } finally {
      await client.close();
      await lifecycle.stop();
    }
    assert.equal(rendererAt(socket), undefined);
    assert.equal(existsSync(socket), false);
  });
});
