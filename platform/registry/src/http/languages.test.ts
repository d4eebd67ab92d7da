import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type ChannelComposition, parseChannelComposition } from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];
const title = { en: 'Vendors', hi: 'वेंडर' };
const description = { en: 'A site', hi: 'एक साइट' };
const base = shellRelease('1', { languages, description }, {}, { 'deva.woff2': 'font' });
const shell = {
  ...base,
  manifest: { ...base.manifest, fontsByLanguage: { hi: ['deva.woff2'] } },
};
const vendors = remoteRelease('vendors', '1', { route: { title } });
const tamil = remoteRelease('vendors', '2', { route: { title: { en: 'Vendors', ta: 'x' } } });
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

describe('texts in several languages', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, tamil);
    const releases = [shell, vendors].map(refOf);
    const promoted = await testServer.post('/channels/staging/releases', {
      releases,
      why: 'A try.',
    });
    assert.equal(promoted.status, 200, await promoted.clone().text());
  });
  after(() => testServer.stop());

  const told = ({ shell: own, remotes }: Pick<ChannelComposition, 'shell' | 'remotes'>) => [
    own.languages,
    own.description,
    own.fontsByLanguage,
    remotes[0]?.routes[0]?.title,
  ];
  const all = [languages, description, { hi: ['deva.woff2'] }, title];

  test('reach edges as they were published', async () => {
    const answer = await testServer.call('/channels/staging');
    assert.deepEqual(told(parseChannelComposition(await answer.json())), all);
  });

  test('reach edges with a link, too', async () => {
    const link = { channel: 'staging', releases: [refOf(vendors)], hours: 2 };
    const made = (await (await testServer.post('/compose-links', link)).json()) as { link: string };
    const token = new URL(made.link).searchParams.get('compose');
    const opened = await testServer.call(`/channels/staging/composed/${token}`);
    const { composition } = (await opened.json()) as LinkedComposition;
    assert.deepEqual(told(composition), all);
  });

  test('in a language that the site does not speak are refused where releases are composed', async () => {
    const body = { releases: [refOf(tamil)], why: 'A try.' };
    const answer = await testServer.post('/channels/staging/releases', body);
    assert.equal(answer.status, 409);
    assert.match(await answer.text(), /is in \\"ta\\", and the site’s languages are en, hi/);
  });
});
