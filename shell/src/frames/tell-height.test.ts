import { expect, jest, test } from '@jest/globals';
import { tellHeight } from './tell-height.ts';

test.each([
  ['wider than paper', 1440, 900.5],
  ['narrower, where it stays as it is', 390, 640],
])(
  'the height of a frame is that of its content, on a screen that is %s, and on paper',
  (_, width, printed) => {
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
      .mockImplementation(() => ({ width, height: isOnPaper() ? 900.5 : 640 }) as DOMRect);
    const tell = jest.fn();
    tellHeight(document, tell);
    observed.changed();
    expect(observed.target).toBe(documentElement);
    expect(tell.mock.calls).toEqual([[{ height: 640, printed }]]);
    expect(documentElement.style.width).toBe('');
  },
);
