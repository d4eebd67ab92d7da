import { renderWithHost } from '@aangan/host/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ContentTabs } from './content-tabs.tsx';

const filters = [
  { id: 'all', label: 'All' },
  { id: 'images', label: 'Images' },
  { id: 'reviews', label: 'Reviews' },
];

/** Each tab is 100 wide, and the strip shows two of them: jsdom has no layout of its own. */
function layOut() {
  const isStrip = (element: Element) => element.getAttribute('role') === 'group';
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return isStrip(this) ? 0 : 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
}
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['reviews', 150],
  ['images', 0],
])('the tabs scroll sideways where %s would not be seen', (shown, scrolled) => {
  layOut();
  renderWithHost(<ContentTabs filters={filters} shown={shown} linkTo={(id) => `?show=${id}`} />);
  expect(screen.getByRole('group').scrollLeft).toBe(scrolled);
});

test('a strip that was moved before the scripts were there stays', () => {
  layOut();
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(120);
  const moves = jest.spyOn(Element.prototype, 'scrollLeft', 'set');
  renderWithHost(<ContentTabs filters={filters} shown="all" linkTo={(id) => `?show=${id}`} />);
  expect(moves).not.toHaveBeenCalled();
});
