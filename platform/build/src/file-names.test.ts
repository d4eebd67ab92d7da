import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileName } from './file-names.ts';

/** The kinds of generic rules of EasyList, EasyPrivacy and Fanboy's lists: a separator is `^`, anything is `*`. */
const rules = [
  '-ad-',
  '-ads.',
  '_ads.',
  '.ads.',
  '/ads.',
  '/ads/',
  '/ad-',
  '^ads^',
  '/adserver*',
  '/advert*',
  '-banner-',
  '/banner.',
  '/banners.',
  'banner-ad',
  '-300x250.',
  '_468x60',
  '/160x600*',
  '/social.',
  '-social-',
  '/social-',
  'social*.js',
  'share*button',
  '/sharing.',
  '-share.',
  '/track.',
  '/tracker.',
  '/tracking.',
  '-tracking-',
  'track*.js',
  '/pixel.',
  '/beacon.',
  '/analytics.',
  '/stats.',
  '/counter.',
  '/metrics.',
  '/telemetry.',
  '/measure*.js',
  '/log.',
  '/sponsor*',
  '-popup.',
  '/cookie-consent*',
  '/newsletter*',
  'linkedin',
  'instagram',
].map((rule) => {
  const escaped = rule.replace(/[.+?${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll('*', '.*').replaceAll('^', '[^\\w.%-]'), 'i');
});

/** The address of a chunk of this name. */
function addressOf(name: string): string {
  const pattern = fileName('.js')({ chunk: { name, id: 7, hash: '' } });
  return `/releases/vendors/0123456789abcdef/${pattern
    .replace('[name]', name)
    .replace(/\[contenthash:(\d+)\]/, (_all, length) => '0123456789abcdef0123'.slice(0, length))}`;
}

const refusing = (name: string) => rules.filter((rule) => rule.test(addressOf(name)));

test('names that content blockers list are hashes', () => {
  for (const name of [
    'DesignerSocialPage',
    'ads',
    'banner-ad',
    'TrackOrder',
    'share-buttons',
    'hero-300x250',
    'SponsorList',
    'LinkedinPosts',
    'cookie-consent',
    'measure-page',
    'PixelRatio',
    'stats',
  ]) {
    assert.deepEqual(refusing(name), [], name);
    assert.doesNotMatch(addressOf(name), new RegExp(name), name);
  }
});

test('other names stay, as they help to read a list of requests', () => {
  for (const name of [
    'DesignerHead',
    'VendorPage',
    'ConnectDialog',
    'support-page',
    'ReadyLoader',
  ]) {
    assert.match(addressOf(name), new RegExp(`/${name}\\.`));
  }
});

test('a file is known by its name, whatever folder its source is in', () => {
  const made = fileName('[ext]')({ filename: '../shared/ads/newsreader.woff2' });
  assert.equal(made, '[name].[contenthash:10][ext]');
  assert.equal(fileName('[ext]')({ filename: 'src/hero-300x250.webp' }), '[contenthash:20][ext]');
});

test('no expose of a remote has a name that a content blocker keeps from loading', () => {
  const declared = globSync('../../../mfe-*/remote.json', { cwd: import.meta.dirname });
  assert.ok(declared.length >= 5);
  for (const file of declared) {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const { exposes } = JSON.parse(text) as { exposes: Record<string, string> };
    for (const expose of Object.keys(exposes)) {
      assert.deepEqual(refusing(expose.replace('./', '')), [], expose);
    }
  }
});
