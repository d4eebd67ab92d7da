import { expect, jest, test } from '@jest/globals';
import { tellHeight } from './tell-height.ts';

test('the height of a frame is that of its content, at the width of the screen and of paper', () => {
  const { documentElement } = document;
  const observed: { target?: Element; changed: () => void } = { changed: () => undefined };
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(changed: () => void) {
        observed.changed = changed;
      }
      observe(target: Element) {
        observed.target = target;
      }
    },
  });
  const isOnPaper = () => documentElement.style.width === '718px';
  jest
    .spyOn(documentElement, 'getBoundingClientRect')
    .mockImplementation(() => ({ height: isOnPaper() ? 900.5 : 640 }) as DOMRect);
  const tell = jest.fn();
  tellHeight(document, tell);
  observed.changed();
  expect(observed.target).toBe(documentElement);
  expect(tell.mock.calls).toEqual([[{ height: 640, printed: 900.5 }]]);
  expect(documentElement.style.width).toBe('');
});
