import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, test } from '@jest/globals';
import { dragAnnouncements } from './drag-announcements.ts';
import { moveItem } from './move-item.ts';

const items = [
  { id: 1, title: 'Villa' },
  { id: 2, title: 'Café' },
];
const active = { id: 1 } as Active;
const over = (id: number) => ({ active, over: { id } as Over });

describe('what a screen reader says while an item is dragged', () => {
  test('names the item and its place, from picking up to dropping', () => {
    const say = dragAnnouncements(items);
    expect(say.onDragStart({ active })).toBe('Picked up Villa, place 1 of 2.');
    expect(say.onDragOver(over(1))).toBeUndefined();
    expect(say.onDragOver(over(2))).toBe('Villa is over place 2 of 2.');
    expect(say.onDragOver(over(1))).toBe('Villa is over place 1 of 2.');
    expect(say.onDragEnd(over(2))).toBe('Dropped Villa at place 2 of 2.');
    expect(say.onDragCancel(over(2))).toBe('Villa stays at place 1 of 2.');
  });
});

describe('an item from outside of the list', () => {
  test('is dragged by a mouse, of which a screen reader says nothing', () => {
    const say = dragAnnouncements(items);
    const outside = { active: { id: 9 } as Active, over: { id: 2 } as Over };
    expect(say.onDragStart(outside)).toBeUndefined();
    expect(say.onDragOver(outside)).toBeUndefined();
    expect(say.onDragEnd(outside)).toBeUndefined();
    expect(say.onDragCancel(outside)).toBeUndefined();
  });
});

describe('moving an item', () => {
  test('puts it at a place, at most at an end', () => {
    expect(moveItem([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
    expect(moveItem([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
    expect(moveItem([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(moveItem([1, 2, 3], 3, -4)).toEqual([3, 1, 2]);
  });
});
