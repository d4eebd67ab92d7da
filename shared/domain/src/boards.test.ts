import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readThing } from './boards.ts';

test('the name of a thing is a kind and an id', () => {
  assert.deepEqual(readThing('designer-12'), { kind: 'designer', id: 12 });
  assert.deepEqual(readThing('vendor-3'), { kind: 'vendor', id: 3 });
  assert.deepEqual(readThing('project-5'), { kind: 'project', id: 5 });
  assert.deepEqual(readThing('picture-81'), { kind: 'picture', id: 81 });
  assert.deepEqual(readThing('post-999999999999999'), { kind: 'post', id: 999_999_999_999_999 });
});

test('any other text is none', () => {
  const others = ['', 'designer', 'designer-', 'designer-0', 'designer-01', 'designer-1x'];
  for (const text of [...others, 'board-5', ' post-1', 'post-1\n', 'post-1000000000000000']) {
    assert.equal(readThing(text), undefined, text);
  }
});
