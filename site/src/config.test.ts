import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readClientSettings } from '@aangan/cli';
import { SettingsError } from '@aangan/server';
import type { StartPart } from './parts/parts.ts';
import { readStartSettings } from './read-start-settings.ts';
import { trustedOriginsOf } from './start/trusted-origins.ts';

function problemsOf(part: StartPart, env: Record<string, string>): readonly string[] {
  try {
    readStartSettings(part, env);
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return error.problems;
  }
}

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/aangan' };
const secret = { JWT_SECRET: 'x'.repeat(32) };

describe('the settings of a start', () => {
  test('need nothing: embedded database, demo data, port 3000', () => {
    const settings = readStartSettings('all', {});
    assert.deepEqual(settings.seed, { kind: 'demo' });
    assert.equal(settings.port, 3000);
    assert.equal(settings.publicUrl, 'http://localhost:3000');
    assert.equal(settings.dataDir, '.data');
    assert.equal(settings.channel, 'production');
  });

  test('say where the site of each channel is', () => {
    const env = { CHANNEL_URLS: 'production=https://a.example/?b=c, staging=http://localhost:1' };
    assert.deepEqual(readStartSettings('all', env).channelUrls, {
      production: 'https://a.example/?b=c',
      staging: 'http://localhost:1',
    });
    for (const wrong of ['production', 'production=a', 'A=https://a.example', 'a=ftp://a', ',']) {
      assert.equal(problemsOf('all', { CHANNEL_URLS: wrong }).length, 1, wrong);
    }
  });

  test('fill no database of one’s own unless asked', () => {
    const env = { DATABASE_URL: 'postgres://db/aangan' };
    assert.deepEqual(readStartSettings('all', env).seed, { kind: 'none' });
    const scale = readStartSettings('all', { ...env, SEED: 'scale:500' });
    assert.deepEqual(scale.seed, { kind: 'scale', designers: 500 });
  });

  test('say where traces go, with which headers, and what share of them', () => {
    const read = (env: Record<string, string>) => readStartSettings('all', env);
    assert.deepEqual([read({}).tracesEndpoint, read({}).sampledShare], [undefined, 0.1]);
    const set = read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318/',
      OTEL_TRACES_SAMPLER_ARG: '.05',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj, x-tenant=a.b-c',
    });
    assert.equal(set.tracesEndpoint, 'http://c:4318');
    assert.equal(set.sampledShare, 0.05);
    assert.deepEqual(set.tracesHeaders, { authorization: 'Basic YWJj', 'x-tenant': 'a.b-c' });
    for (const share of ['1.5', '-1', '10%', 'NaN', '1e-3']) {
      assert.equal(problemsOf('all', { OTEL_TRACES_SAMPLER_ARG: share }).length, 1, share);
    }
    for (const headers of ['token', 'a b=c', 'a=%zz', 'a=b,,c=d', 'a=b\nc: d']) {
      assert.equal(problemsOf('all', { OTEL_EXPORTER_OTLP_HEADERS: headers }).length, 1, headers);
    }
  });

  test('start no edge of a channel for trying whose visitors the API cannot tell from the site’s', () => {
    const edge = { API_URL: 'http://api:3000', REGISTRY_URL: 'http://registry:3000' };
    assert.deepEqual(problemsOf('edge', edge), []);
    const [problem = 'none'] = problemsOf('edge', { ...edge, CHANNEL: 'staging' });
    assert.match(problem, /^EDGE_SECRET: aangan start edge needs it/);
    const known = { ...edge, CHANNEL: 'staging', EDGE_SECRET: 'e'.repeat(32) };
    assert.deepEqual(problemsOf('edge', known), []);
  });

  test('find a renderer at an address or a socket', () => {
    const renderer = (url: string) => readStartSettings('edge', { ...edge, RENDERER_URL: url });
    const edge = { API_URL: 'http://api:3000', REGISTRY_URL: 'http://registry:3000' };
    assert.equal(readStartSettings('edge', edge).rendererUrl, undefined);
    assert.equal(renderer('http://10.0.0.5:4100/').rendererUrl, 'http://10.0.0.5:4100');
    assert.equal(renderer('unix:/run/a.sock').rendererUrl, 'unix:/run/a.sock');
    for (const url of ['10.0.0.5:4100', 'unix:a.sock', `unix:/${'a'.repeat(103)}`]) {
      assert.match(problemsOf('edge', { ...edge, RENDERER_URL: url })[0] ?? '', /^RENDERER_URL: /);
    }
  });

  test('trust the site, the console and developers’ own computers, or what is named', () => {
    const urls = { PUBLIC_URL: 'https://a.example/', CONSOLE_URL: 'https://b.example' };
    const trusted = (env: Record<string, string>) =>
      trustedOriginsOf(readStartSettings('all', { ...urls, ...env }));
    const own = ['https://a.example', 'https://b.example'];
    assert.deepEqual(trusted({}), [...own, 'http://localhost:*']);
    assert.deepEqual(trusted({ TRUSTED_ORIGINS: own.join(', ') }), own);
    for (const wrong of ['a.example', 'https://a.example/', '*', 'http://*:*', 'file:///a', '']) {
      const [problem = 'none'] = problemsOf('all', { TRUSTED_ORIGINS: `${own[0]},${wrong}` });
      assert.match(problem, /^TRUSTED_ORIGINS: /, wrong);
    }
  });

  test('take an origin for files of releases that is not the site’s or the console’s, and nothing below it', () => {
    const urls = { PUBLIC_URL: 'https://a.example', CONSOLE_URL: 'https://b.example' };
    const own = { ...urls, RELEASES_URL: 'https://c.example/' };
    assert.equal(readStartSettings('all', own).releasesUrl, 'https://c.example');
    for (const wrong of ['https://A.example', 'https://b.example', 'https://c.example/files']) {
      const [problem = 'none'] = problemsOf('all', { ...urls, RELEASES_URL: wrong });
      assert.match(problem, /^RELEASES_URL: an origin/, wrong);
    }
  });

  test('are refused with every error at once when malformed', () => {
    const env = { PORT: 'abc', SEED: 'lots', DATABASE_URL: 'mysql://x', CHANNEL: 'No name' };
    const problems = problemsOf('all', { ...env, LOG_LEVEL: 'loud', JWT_SECRET: 'short' });
    const named = problems.map((problem) => problem.slice(0, problem.indexOf(':')));
    assert.deepEqual(named.sort(), [
      'CHANNEL',
      'DATABASE_URL',
      'JWT_SECRET',
      'LOG_LEVEL',
      'PORT',
      'SEED',
    ]);
    assert.ok(!problems.join().includes('short'), 'a secret is not repeated');
  });

  test('refuse demo data in production, also by default', () => {
    assert.match(problemsOf('all', { NODE_ENV: 'production' })[0] ?? '', /^SEED: demo data/);
    const env = { ...production, ...secret, SEED: 'demo' };
    assert.match(problemsOf('all', env)[0] ?? '', /NODE_ENV=production refuses it/);
    assert.deepEqual(problemsOf('all', { NODE_ENV: 'production', SEED: 'none' }), []);
  });

  test('refuse production on a database of one’s own without the secret', () => {
    assert.match(
      problemsOf('all', production)[0] ?? '',
      /^JWT_SECRET: NODE_ENV=production needs it/,
    );
    assert.deepEqual(problemsOf('all', { ...production, ...secret }), []);
    assert.match(problemsOf('api', production)[0] ?? '', /^JWT_SECRET: aangan start api needs it/);
  });

  test('ask for the secret of the app with its id, and in production for a key of the tokens', () => {
    const app = { INSTAGRAM_CLIENT_ID: '990602' };
    const whole = { ...app, INSTAGRAM_CLIENT_SECRET: 'of the app' };
    assert.match(problemsOf('all', app)[0] ?? '', /^INSTAGRAM_CLIENT_SECRET: /);
    assert.deepEqual(problemsOf('all', whole), []);
    const env = { ...production, ...secret, ...whole };
    assert.match(problemsOf('all', env)[0] ?? '', /^INSTAGRAM_TOKEN_KEY: NODE_ENV=production/);
    assert.deepEqual(problemsOf('all', { ...env, INSTAGRAM_TOKEN_KEY: 'k'.repeat(32) }), []);
    const [malformed = ''] = problemsOf('all', { INSTAGRAM_MEDIA_HOSTS: 'https://x.example/' });
    assert.match(malformed, /^INSTAGRAM_MEDIA_HOSTS/);
  });

  test('name all that a part lacks', () => {
    assert.match(problemsOf('api', {})[0] ?? '', /^DATABASE_URL: aangan start api needs it/);
    assert.equal(problemsOf('registry', {}).length, 2);
    assert.deepEqual(
      problemsOf('edge', {}).map((problem) => problem.split(':')[0]),
      ['API_URL', 'REGISTRY_URL'],
    );
  });

  test('leave a port for the staging channel', () => {
    assert.match(
      problemsOf('all', { PORT: '65535' })[0] ?? '',
      /^PORT: it leaves no two ports after it/,
    );
  });
});

describe('the settings of a command', () => {
  const siteOf = (env: Record<string, string>) => readClientSettings(env).url;

  test('name the site by AANGAN_URL, or by its former name', () => {
    assert.equal(siteOf({}), 'http://localhost:3000');
    assert.equal(siteOf({ AANGAN_REGISTRY: 'https://old.example' }), 'https://old.example');
    const both = { AANGAN_REGISTRY: 'https://old.example', AANGAN_URL: 'https://new.example' };
    assert.equal(siteOf(both), 'https://new.example');
    assert.throws(() => siteOf({ AANGAN_URL: 'new.example' }), SettingsError);
  });
});
