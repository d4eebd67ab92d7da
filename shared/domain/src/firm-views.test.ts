import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { viewedPageOf, viewSourceOf } from './firm-views.ts';

describe('pages of firms', () => {
  for (const [path, page] of [
    ['/designers/7', { kind: 'designer', id: 7, project: null }],
    ['/vendors/12/', { kind: 'vendor', id: 12, project: null }],
    ['/designers/7/about', { kind: 'designer', id: 7, project: null }],
    ['/designers/7/team', { kind: 'designer', id: 7, project: null }],
    ['/vendors/7/projects/31', { kind: 'vendor', id: 7, project: 31 }],
    ['/designers', null],
    ['/designers/0', null],
    ['/designers/7x', null],
    ['/designers/99999999999999999999', null],
    ['/designers/7/projects', null],
    ['/principal-architects/7', null],
    ['/', null],
  ] as const) {
    test(`${path} is ${page ? JSON.stringify(page) : 'none'}`, () => {
      assert.deepEqual(viewedPageOf(path), page);
    });
  }
});

describe('where visitors come from', () => {
  for (const [from, source] of [
    [null, 'outside'],
    ['/', 'home'],
    ['/?search=x', 'home'],
    ['/designers', 'listing'],
    ['/vendors?city=pune', 'listing'],
    ['/vendors?city=pune&search=', 'listing'],
    ['/designers?search=teak', 'search'],
    ['/boards', 'board'],
    ['/boards/3', 'board'],
    ['/b/abc', 'board'],
    ['/designers/4/projects/9', 'project'],
    ['/designers/4', 'other'],
    ['/compare?firms=1,2', 'other'],
    ['/blog', 'other'],
  ] as const) {
    test(`${from ?? 'no page of the site'} is ${source}`, () => {
      assert.equal(viewSourceOf(from), source);
    });
  }
});
