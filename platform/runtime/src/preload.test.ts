import { beforeEach, describe, expect, test } from '@jest/globals';
import { preloadExpose } from './preload.ts';

const release = {
  release: 'r1',
  container: 'vendors_r1',
  baseUrl: '/releases/vendors/r1/',
  entry: 'entry.js',
  exposes: { './VendorPage': ['shared.js', 'page.js'] },
  integrity: { 'entry.js': 'sha384-x', 'page.js': 'sha384-y' },
};

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

describe('preloading a page’s module', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta property="csp-nonce" nonce="n1">';
  });

  test('fetches container and chunks once, however often it is pointed at', () => {
    preloadExpose(release, './VendorPage', document);
    preloadExpose(release, './VendorPage', document);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/releases/vendors/r1/entry.js',
      '/releases/vendors/r1/shared.js',
      '/releases/vendors/r1/page.js',
    ]);
  });

  test('asks as the later requests will: with integrity and CORS', () => {
    preloadExpose(release, './VendorPage', document);
    const [entry, , chunk] = links();
    expect(entry?.integrity).toBe('sha384-x');
    expect(entry?.crossOrigin).toBe('anonymous');
    expect(chunk?.integrity).toBe('sha384-y');
    expect(chunk?.crossOrigin).toBe('anonymous');
  });
});
