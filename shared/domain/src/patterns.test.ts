import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstagramUrl, isLinkedinUrl, isPictureUrl, isWebUrl, youtubeIdOf } from './patterns.ts';

test('an address on LinkedIn or Instagram has no quotes, angle brackets, backslashes or spaces', () => {
  for (const rest of ['é"><script>', "a'b", 'a b', 'a`b', 'a\\b', 'a<b']) {
    assert.equal(isLinkedinUrl(`https://in.linkedin.com/in/${rest}`), false, rest);
    assert.equal(isInstagramUrl(`https://www.instagram.com/${rest}`), false, rest);
  }
  assert.equal(isLinkedinUrl('https://in.linkedin.com/in/josé-pérez/?locale=hi_IN#about'), true);
});

test('LinkedIn means https on linkedin.com or a subdomain of it', () => {
  assert.equal(isLinkedinUrl('https://in.linkedin.com/company/aangan'), true);
  assert.equal(isLinkedinUrl('https://linkedin.com/in/a'), true);
  assert.equal(isLinkedinUrl('http://linkedin.com/in/a'), false);
  assert.equal(isLinkedinUrl('https://linkedin.com.evil.test/in/a'), false);
  assert.equal(isLinkedinUrl('https://notlinkedin.com/in/a'), false);
  assert.equal(isLinkedinUrl('linkedin.com/in/a'), false);
});

test('Instagram means https on instagram.com or a subdomain of it', () => {
  assert.equal(isInstagramUrl('https://www.instagram.com/studio'), true);
  assert.equal(isInstagramUrl('http://instagram.com/studio'), false);
  assert.equal(isInstagramUrl('https://instagram.com.evil.test/studio'), false);
  assert.equal(isInstagramUrl('@studio'), false);
});

test('a picture is on the web, or one that this site stores', () => {
  assert.equal(isPictureUrl('https://a.test/story.jpg'), true);
  assert.equal(isPictureUrl(`/api/media/${'0a'.repeat(32)}.webp`), true);
  assert.equal(isPictureUrl('/api/media/../auth/me'), false);
  assert.equal(isPictureUrl('javascript:alert(1)'), false);
});

test('only http and https may stand in a link', () => {
  assert.equal(isWebUrl('https://a.test'), true);
  assert.equal(isWebUrl('javascript:alert(1)'), false);
  assert.equal(isWebUrl('data:text/html,x'), false);
  assert.equal(isWebUrl('a.test'), false);
  assert.equal(isWebUrl('https://aangan.test@evil.test/'), false);
  assert.equal(isWebUrl('https://:word@evil.test/'), false);
  assert.equal(isWebUrl('https://a.test/@asha'), true);
});

test('a YouTube id is read from every form of address and is 11 characters', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ]) {
    assert.equal(youtubeIdOf(address), 'dQw4w9WgXcQ', address);
  }
  for (const address of ['https://youtu.be/short', 'https://evil.test/watch?v=dQw4w9WgXcQ', 'x']) {
    assert.equal(youtubeIdOf(address), null, address);
  }
});
