import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  everyLoopback,
  isLoopbackOrigin,
  isOwnServer,
  isTrustedOrigin,
  refusedLocalServer,
} from './trusted-origins.ts';

describe('the origin of a developer’s machine', () => {
  test('is a loopback address with a port, and nothing that only looks like one', () => {
    for (const origin of ['http://localhost:3100', 'http://127.0.0.1:1', 'http://[::1]:65535']) {
      assert.ok(isLoopbackOrigin(origin), origin);
    }
    for (const text of [
      'http://localhost',
      'http://localhost:0',
      'http://localhost:65536',
      'http://localhost:x',
      'https://localhost:3100',
      'http://localhost:3100/',
      'http://localhost:3100/a',
      'http://localhost.evil.example:3100',
      'http://localhost:80@evil.example:3100',
      'http://127.0.0.1.evil.example:1',
      'http://127.1:3100',
      'http://0.0.0.0:3100',
      'http://192.168.0.1:3100',
      'http://evil.example:3100',
      'http://localhost:3100\n',
      '',
    ]) {
      assert.ok(!isLoopbackOrigin(text), text);
    }
  });

  test('is trusted where it is named, or where all of them are', () => {
    const origin = 'http://localhost:3100';
    assert.ok(isTrustedOrigin(origin, [origin]));
    assert.ok(!isTrustedOrigin('http://localhost:3101', [origin]));
    assert.ok(isTrustedOrigin(origin, [everyLoopback]));
    assert.ok(!isTrustedOrigin('http://evil.example:3100', [everyLoopback]));
    assert.ok(!isTrustedOrigin(origin, ['https://aangan.example']));
    assert.ok(isTrustedOrigin('http://127.0.0.1:3100', [everyLoopback]));
    const sixth = 'http://[::1]:3100';
    assert.ok(!isTrustedOrigin(sixth, [everyLoopback]));
    assert.ok(isTrustedOrigin(sixth, [everyLoopback, sixth]));
  });

  test('is not one of the site itself, under any of its names', () => {
    const addresses = ['http://localhost:3000', 'https://aangan.example/'];
    assert.ok(isOwnServer('http://localhost:3000', addresses));
    assert.ok(isOwnServer('http://127.0.0.1:3000', addresses));
    assert.ok(!isOwnServer('http://localhost:3100', addresses));
    assert.ok(!isOwnServer('http://localhost:443', addresses));
  });

  test('is refused where it is of another machine, the site itself, or not trusted', () => {
    const site = {
      trusted: [everyLoopback],
      own: ['https://aangan.example', 'http://localhost:3002'],
    };
    assert.equal(refusedLocalServer('http://localhost:3100', site), undefined);
    assert.equal(refusedLocalServer('http://evil.example:3100', site), 'foreign');
    const named = { ...site, trusted: ['http://evil.example:3100', 'http://localhost:3002'] };
    assert.equal(
      refusedLocalServer('http://evil.example:3100', named),
      'foreign',
      'though trusted',
    );
    assert.equal(refusedLocalServer('http://127.0.0.1:3002', named), 'own', 'though trusted');
    assert.equal(refusedLocalServer('http://localhost:3100', named), 'untrusted');
    assert.equal(refusedLocalServer('http://[::1]:3100', site), 'untrusted', 'no policy names it');
  });
});
