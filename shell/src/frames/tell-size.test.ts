import { expect, jest, test } from '@jest/globals';
import { tellSize } from './tell-size.ts';

test.each([
  ['wider than paper', 1440, 900.5],
  ['narrower, where it stays as it is', 390, 640],
])(
  'a frame is as large as its content, on a screen that is %s, and on paper',
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
    const sizes: Record<string, object> = {
      '': { width, height: 640 },
      '718px': { width: 718, height: 900.5 },
      'max-content': { width: 44, height: 640 },
    };
    jest
      .spyOn(documentElement, 'getBoundingClientRect')
      .mockImplementation(() => sizes[documentElement.style.width] as DOMRect);
    const tell = jest.fn();
    tellSize(document, tell);
    observed.changed();
    expect(observed.target).toBe(documentElement);
    expect(tell.mock.calls).toEqual([[{ height: 640, printed, width: 44 }]]);
    expect(documentElement.style.width).toBe('');
  },
);
