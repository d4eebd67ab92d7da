import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import { createSiteClient } from '../site-client.ts';
import { publishFolder } from './publish-folder.ts';

const release = '0'.repeat(16);
let finalised: object;
const site = createServer((request, response) => {
  const announced = { name: 'offers2', release, version: null, isPublished: false, missing: [] };
  const isAnnouncement = request.url === '/platform/releases';
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(isAnnouncement ? announced : finalised));
});

describe('a release that is published', () => {
  let url: string;
  before(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  after(() => site.close());

  const publish = async (answer: object) => {
    finalised = { name: 'offers2', release, isPublished: true, ...answer };
    const manifest = { name: 'offers2', release } as RemoteRelease;
    const folder = { manifest, fileOf: new Map<string, string>(), directory: import.meta.dirname };
    return (await publishFolder(createSiteClient(url, 'a token'), folder)).text;
  };

  test('a new remote that is of low trust from its first release on is said to be, with the reason', async () => {
    const why = 'Its team has a remote of low trust: offers.';
    assert.equal(
      await publish({ lowTrust: why }),
      `offers2 ${release} is published (0 of 0 files sent). It runs in frames: ${why} An integrator can grant what it asks for, or trust it fully: aangan trust.`,
    );
    assert.equal(await publish({}), `offers2 ${release} is published (0 of 0 files sent).`);
  });
});
