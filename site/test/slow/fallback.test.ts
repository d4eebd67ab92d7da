import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { createEdge, createRendererClient } from '@aangan/edge';
import type { ChannelComposition, RegistryReader, ReportBatch } from '@aangan/manifest';
import { createSupervisor, listen } from '@aangan/render';
import { createLogger } from '@aangan/server';
import { released, shellModule } from '../rendered-page.ts';
import { temporaryFolder } from '../site.ts';

const [shell, bad, good] = ['a', 'b', 'd'].map((one) => one.repeat(16)) as [string, string, string];
const moduleOf = (body: string) =>
  `module.exports = { exposes: { './Page': () => ({ default: async () => { ${body} } }) } };`;
const badModule = moduleOf("throw new Error('a flaw')");
const files = new Map([
  [`shell/${shell}/server/module.js`, released(shellModule)],
  [
    `shell/${shell}/page.html`,
    released(
      '<title>%title%</title><style nonce="%nonce%"></style><!-- aangan:scripts --><!-- aangan:head --><div id="root"><!-- aangan:page --></div><!-- aangan:composition --><!-- aangan:data -->',
    ),
  ],
  [`designers/${bad}/server/module.js`, released(badModule)],
  [`designers/${good}/server/module.js`, released(moduleOf("return 'as before'"))],
]);
const serverOf = (key: string) => {
  return {
    file: 'server/module.js',
    integrity: files.get(`${key}/server/module.js`)?.integrity ?? '',
  };
};

function loadable(release: string) {
  return {
    release,
    container: `c_${release}`,
    baseUrl: `/releases/designers/${release}/`,
    entry: 'entry.js',
    exposes: { './Page': ['page.js'] },
    integrity: {},
    server: { ...serverOf(`designers/${release}`), exposes: ['./Page'] },
  };
}

const channel: ChannelComposition = {
  channel: 'production',
  revision: 1,
  shell: {
    release: shell,
    baseUrl: `/releases/shell/${shell}/`,
    template: 'page.html',
    scripts: [],
    fonts: [],
    siteName: 'Site',
    defaultAudience: 'guest',
    pages: [],
    files: {},
    integrity: {},
    server: serverOf(`shell/${shell}`),
  },
  remotes: [
    {
      ...loadable(bad),
      name: 'designers',
      team: 'designers',
      consumes: {},
      fallback: loadable(good),
      routes: [{ path: '/designers', expose: './Page' }],
    },
  ],
};

/** A registry that takes reports, and what it took. */
function aReportTaker() {
  const batches: ReportBatch[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    batches.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(204).end();
  };
  return { batches, listener };
}

test('a release that throws in the renderer’s child is replaced in the page by the one before, and its stack names it', async () => {
  const folder = await temporaryFolder();
  const logger = createLogger({ name: 'test', level: 'silent' });
  const socket = path.join(folder.path, 'renderer.sock');
  const limits = { takenMs: 3_000, timeMs: 3_000 };
  const supervisor = await createSupervisor({ logger, limits });
  await listen(supervisor, { path: socket });
  const reader: RegistryReader = {
    composition: async () => channel,
    releaseFile: async (name, release, file) => files.get(`${name}/${release}/${file}`) ?? null,
  };
  const registry = aReportTaker();
  const edge = await createEdge({
    channel: 'production',
    reader,
    logger,
    isIndexed: true,
    passThrough: { '/platform': registry.listener },
    reports: { secret: 'x'.repeat(32), samplePercent: 0 },
    publicUrl: new URL('http://localhost:3000'),
    renderer: createRendererClient({ url: `unix:${socket}`, reader, deadlineMs: 15_000 }),
  });
  try {
    const { body } = await edge.inject('/designers');
    assert.match(body, /<div id="root">as before<\/div>/);
    assert.match(body, new RegExp(`"release":"${good}".*"insteadOf":"${bad}"`));
    await edge.close();
    const [failure] = registry.batches.flatMap(({ failures }) => failures);
    assert.deepEqual(
      [failure?.name, failure?.release, failure?.isServer],
      ['designers', bad, true],
    );
    // The module has one line: its column counts from the module's own beginning.
    const column = badModule.indexOf('new Error') + 1;
    const place = `/releases/designers/${bad}/server/module.js:1:${column}`;
    assert.ok(failure?.stack?.includes(place), failure?.stack);
  } finally {
    await edge.close();
    await supervisor.close();
    await folder.remove();
  }
});
