import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { isPublicAddress, publicLookup } from '@aangan/server/public-addresses';
import {
  DownloadRefused,
  downloadMedia,
} from '../../src/modules/instagram/rehost/download-media.ts';

const source = {
  hosts: ['cdninstagram.com', 'fbcdn.net'],
  sandboxUrl: undefined as string | undefined,
  maxImageBytes: 1_000,
  maxVideoBytes: 1_000,
  timeoutMs: 5_000,
};

test('addresses of this machine, of private networks and for translation are not public', () => {
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ]) {
    assert.equal(isPublicAddress(address), false, address);
  }
  for (const address of ['157.240.22.63', '::ffff:157.240.22.63', '2a03:2880:f12f:83::1']) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

describe('a download', () => {
  let server: Server;
  let base: string;
  let asked: string[];
  before(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x');
      asked.push(pathname);
      const redirect = (to: string) => response.writeHead(302, { location: to }).end();
      if (pathname === '/media/good') response.end('bytes');
      else if (pathname === '/media/hop') redirect('/media/good');
      else if (pathname === '/media/loop') redirect('/media/loop');
      else if (pathname === '/media/out') redirect('/secret');
      else if (pathname === '/media/elsewhere') redirect('https://evil.example/');
      else if (pathname === '/media/scheme') redirect('file:///etc/passwd');
      else if (pathname === '/media/busy') response.writeHead(503).end();
      else if (pathname === '/media/declared') {
        response.writeHead(200, { 'content-length': String(200 * 1024 * 1024) });
        response.write('x');
      } else if (pathname === '/media/endless') {
        const more = () => {
          while (response.write('x'.repeat(500)));
          response.once('drain', more);
        };
        more();
      } else if (pathname === '/media/slow') response.write('x');
      else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const fetchFrom = (path: string, more: Partial<typeof source> = {}) => {
    asked = [];
    const sandboxUrl = `${base}/media/`;
    return downloadMedia(`${base}${path}`, 1_000, { ...source, sandboxUrl, ...more });
  };
  const refusedWith = (message: string) => (error: unknown) =>
    error instanceof DownloadRefused && error.message === message;

  test('brings the bytes, also over a redirect to an address that is allowed', async () => {
    assert.equal((await fetchFrom('/media/good')).toString(), 'bytes');
    assert.equal((await fetchFrom('/media/hop')).toString(), 'bytes');
  });

  test('follows no redirect to an address that is not allowed', async () => {
    for (const path of ['/media/out', '/media/elsewhere', '/media/scheme']) {
      await assert.rejects(fetchFrom(path), refusedWith('an address that is not of the provider'));
      assert.deepEqual(asked, [path]);
    }
    await assert.rejects(fetchFrom('/media/loop'), refusedWith('too many redirects'));
    assert.equal(asked.length, 4);
  });

  test('of the stand-in takes its files alone, whatever dots the path has', async () => {
    for (const path of ['/secret', '/media/../secret', '/media/%2e%2e/secret']) {
      await assert.rejects(fetchFrom(path), refusedWith('an address that is not of the provider'));
      assert.deepEqual(asked, []);
    }
  });

  test('outside demo mode takes nothing from this machine', async () => {
    await assert.rejects(
      fetchFrom('/media/good', { sandboxUrl: undefined }),
      refusedWith('an address that is not of the provider'),
    );
    assert.deepEqual(asked, []);
  });

  test('that is too large is refused, as its header says or as it comes', async () => {
    for (const path of ['/media/declared', '/media/endless']) {
      await assert.rejects(fetchFrom(path), refusedWith('too large'));
    }
  });

  test('that is gone is refused; one that fails or is slow may be tried again', async () => {
    await assert.rejects(fetchFrom('/media/gone'), refusedWith('status 404'));
    for (const path of ['/media/busy', '/media/slow']) {
      const tried = fetchFrom(path, { timeoutMs: 200 });
      await assert.rejects(tried, (error) => !(error instanceof DownloadRefused));
    }
  });

  test('is made over https from hosts of the provider alone', async () => {
    for (const address of [
      'http://scontent.cdninstagram.com/a.jpg',
      'https://cdninstagram.com.evil.example/a.jpg',
      'https://evilcdninstagram.com/a.jpg',
      'https://cdninstagram.com@evil.example/a.jpg',
      'https://user@scontent.cdninstagram.com/a.jpg',
      'https://scontent.cdninstagram.com:8443/a.jpg',
      'https://127.0.0.1/a.jpg',
      'https://[::1]/a.jpg',
      'ftp://cdninstagram.com/a.jpg',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      const resolved: string[] = [];
      const lookup = publicLookup((name, _options, callback) => {
        resolved.push(name);
        callback(null, []);
      });
      await assert.rejects(
        downloadMedia(address, 1_000, source, lookup),
        refusedWith('an address that is not of the provider'),
        address,
      );
      assert.deepEqual(resolved, [], address);
    }
  });

  test('connects to no address that is not public, even if only one of several is not', async () => {
    for (const addresses of [
      ['127.0.0.1'],
      ['10.1.2.3'],
      ['169.254.169.254'],
      ['::1'],
      ['fe80::1'],
      ['::ffff:127.0.0.1'],
      ['157.240.22.63', '127.0.0.1'],
    ]) {
      const answer: LookupAddress[] = addresses.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      const lookup = publicLookup((_name, _options, callback) => callback(null, answer));
      await assert.rejects(
        downloadMedia('https://scontent.cdninstagram.com/a.jpg', 1_000, source, lookup),
        refusedWith('an address that is not public'),
        addresses.join(),
      );
    }
  });

  test('connects to the addresses that were checked', () => {
    const answer = [{ address: '157.240.22.63', family: 4 }];
    const lookup = publicLookup((_name, _options, callback) => callback(null, answer));
    lookup('scontent.cdninstagram.com', { all: true }, (error, addresses) => {
      assert.equal(error, null);
      assert.deepEqual(addresses, answer);
    });
    lookup('scontent.cdninstagram.com', {}, (error, address, family) => {
      assert.equal(error, null);
      assert.deepEqual([address, family], ['157.240.22.63', 4]);
    });
  });
});
