import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { createEdge, createRendererClient } from '@aangan/edge';
import type { ChannelComposition, RegistryReader } from '@aangan/manifest';
import { createSupervisor, listen } from '@aangan/render';
import { createLogger } from '@aangan/server';
import { released, shellModule } from './rendered-page.ts';
import { temporaryFolder } from './site.ts';

const [shell, bad, good] = ['a', 'b', 'd'].map((one) => one.repeat(16)) as [string, string, string];
const moduleOf = (body: string) =>
  released(
    `module.exports = { exposes: { './Page': () => ({ default: async () => { ${body} } }) } };`,
  );
const files = new Map([
  [`shell/${shell}/server/module.js`, released(shellModule)],
  [
    `shell/${shell}/page.html`,
    released(
      '<title>%title%</title><style nonce="%nonce%"></style><!-- aangan:scripts --><!-- aangan:head --><div id="root"><!-- aangan:page --></div><!-- aangan:composition --><!-- aangan:data -->',
    ),
  ],
  [`designers/${bad}/server/module.js`, moduleOf("throw new Error('a flaw')")],
  [`designers/${good}/server/module.js`, moduleOf("return 'as before'")],
]);
const serverOf = (key: string) => {
  return {
    file: 'server/module.js',
    integrity: files.get(`${key}/server/module.js`)?.integrity ?? '',
  };
};

function loadable(release: string) {
  return {
    ...{ release, container: `c_${release}`, baseUrl: `/releases/designers/${release}/` },
    ...{ entry: 'entry.js', exposes: { './Page': ['page.js'] }, integrity: {} },
    server: { ...serverOf(`designers/${release}`), exposes: ['./Page'] },
  };
}

const channel: ChannelComposition = {
  ...{ channel: 'production', revision: 1 },
  shell: {
    ...{ release: shell, baseUrl: `/releases/shell/${shell}/`, template: 'page.html' },
    ...{ scripts: [], fonts: [], siteName: 'Site', defaultAudience: 'guest', pages: [] },
    ...{ files: {}, integrity: {}, server: serverOf(`shell/${shell}`) },
  },
  remotes: [
    {
      ...loadable(bad),
      ...{ name: 'designers', team: 'designers', consumes: {}, fallback: loadable(good) },
      routes: [{ path: '/designers', expose: './Page' }],
    },
  ],
};

it('a release that throws in the renderer’s child is replaced in the page by the one before', async () => {
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
  const edge = await createEdge({
    ...{ channel: 'production', reader, passThrough: {}, logger, isIndexed: true },
    publicUrl: new URL('http://localhost:3000'),
    renderer: createRendererClient({ url: `unix:${socket}`, reader, deadlineMs: 15_000 }),
  });
  try {
    const { body } = await edge.inject('/designers');
    assert.match(body, /<div id="root">as before<\/div>/);
    assert.match(body, new RegExp(`"release":"${good}".*"insteadOf":"${bad}"`));
  } finally {
    await edge.close();
    await supervisor.close();
    await folder.remove();
  }
});
