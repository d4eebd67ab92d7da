import { tabGrantKey } from '@aangan/manifest/local-remote';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { resumeTab } from './resume-tab.ts';

/** A page of this window at an address. */
function at(href: string) {
  const replace = jest.fn();
  const page = { document, sessionStorage, location: { href, replace } } as unknown as Window;
  return { page, replace };
}

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('a page of a tab that may load remotes of its computer', () => {
  test('is opened again with them, at the same address', () => {
    sessionStorage.setItem(tabGrantKey, 'a.b.c');
    const { page, replace } = at('http://site.example/vendors?city=goa#top');
    expect(resumeTab(page)).toBe(true);
    expect(replace).toHaveBeenCalledWith('http://site.example/vendors?city=goa&compose=a.b.c#top');
  });

  test('is opened once: the answer says that it is the tab’s', () => {
    sessionStorage.setItem(tabGrantKey, 'a.b.c');
    document.body.innerHTML = '<aside id="aangan-composed" data-tab></aside>';
    const { page, replace } = at('http://site.example/');
    expect(resumeTab(page)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  test('is an ordinary page in every other tab', () => {
    const { page, replace } = at('http://site.example/');
    expect(resumeTab(page)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  test('is an ordinary page where the visitor forbids storage', () => {
    const { page, replace } = at('http://site.example/');
    Object.defineProperty(page, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      },
    });
    expect(resumeTab(page)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});
