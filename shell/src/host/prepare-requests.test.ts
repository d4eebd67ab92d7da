import { describe, expect, jest, test } from '@jest/globals';
import { prepareRequests } from './prepare-requests.ts';

function aPage(isNeeded: boolean) {
  const page = document.implementation.createHTMLDocument();
  const prepare = jest.fn(() => Promise.reject(new Error('offline')));
  prepareRequests({ prepare }, page, { isNeeded });
  return { page, prepare };
}

describe('what sends requests', () => {
  test('is loaded at once where the page is about to send one', () => {
    expect(aPage(true).prepare).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerdown', 'keydown', 'scroll'])('is loaded once, with the first %s', (sign) => {
    const { page, prepare } = aPage(false);
    page.dispatchEvent(new Event('pointerover'));
    expect(prepare).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('pointermove'));
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});
