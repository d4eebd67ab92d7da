import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inertHeaders } from '../../shared/server/src/http/answer-headers.ts';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../ops/nginx', name), 'utf8');
const servers = read('aangan.conf')
  .split(/^server \{$/m)
  .slice(1);

test('each server with TLS has the same versions and ciphers, which keep no key and are authenticated', () => {
  const secure = servers.filter((server) => server.includes('listen 443'));
  assert.ok(secure.length >= 3);
  for (const server of secure) {
    assert.match(server, /^ {2}include aangan-tls\.conf;$/m);
    assert.doesNotMatch(server, /ssl_(?:protocols|ciphers)/);
  }
  const tls = read('aangan-tls.conf');
  assert.match(tls, /^ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  assert.match(tls, /^ssl_prefer_server_ciphers on;$/m);
  assert.match(
    tls,
    /^add_header Strict-Transport-Security "max-age=\d{8}; includeSubDomains" always;$/m,
  );
  // A block with an add_header or proxy_hide_header of its own would inherit none.
  for (const name of ['aangan-site', 'aangan-console', 'aangan-proxy', 'aangan-visitor']) {
    assert.doesNotMatch(read(`${name}.conf`), /add_header|proxy_hide_header/, name);
  }
  const ciphers = /^ssl_ciphers (\S+);$/m.exec(tls)?.[1]?.split(':') ?? [];
  assert.ok(ciphers.length > 0);
  for (const cipher of ciphers) {
    assert.match(
      cipher,
      /^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM-SHA(?:256|384)|CHACHA20-POLY1305)$/,
    );
  }
  const weakest = ciphers.findIndex((cipher) => cipher.includes('AES128'));
  assert.ok(
    ciphers.slice(weakest).every((cipher) => cipher.includes('AES128')),
    'strongest first',
  );
});

test('each server has what makes nginx’s own answers inert', () => {
  const own = ['aangan-server.conf', 'aangan-site.conf', 'aangan-console.conf'];
  for (const server of servers) {
    assert.ok(own.some((name) => server.includes(`include ${name};`)));
  }
  for (const name of own.slice(1)) assert.match(read(name), /^include aangan-server\.conf;$/m);
  const policies = [...read('aangan-server.conf').matchAll(/^add_header (\S+) \S+ always;$/gm)];
  const names = policies.map(([, name = '']) => name.toLowerCase());
  assert.deepEqual(names, Object.keys(inertHeaders));
  for (const value of Object.values(inertHeaders)) {
    assert.match(read('aangan-own-answers.conf'), new RegExp(`^ {2}"" "?${value}"?;$`, 'm'));
  }
});

test('without TLS pages are led on to it, and programs are refused', () => {
  const [plain = ''] = servers.filter((server) => server.includes('listen 80;'));
  const answers = [...plain.matchAll(/location (\S+) \{\s+return (\d+)/g)].map(
    ([, at, status]) => `${at} ${status}`,
  );
  assert.deepEqual(answers.toSorted(), ['/ 301', '/api/ 403', '/platform/ 403']);
  assert.doesNotMatch(plain.replaceAll(/location [^}]+\}/g, ''), /return/);
});
