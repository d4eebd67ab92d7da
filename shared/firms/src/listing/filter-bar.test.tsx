import { vendorListing } from '@aangan/domain';
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apply, budget, cities, city, facetsWith, form, open } from '../testing/filter-bar.tsx';
import { theFacets } from '../testing/the-facets.ts';

describe('the filter bar', () => {
  test('offers each city with its number of firms, and applies several', async () => {
    const { address } = open('/makers?search=clay&group=residential');
    await userEvent.click(form().getByRole('checkbox', { name: 'Pune 12' }));
    await userEvent.click(form().getByRole('checkbox', { name: 'Goa 3' }));
    expect(address()).toBe('?search=clay&group=residential');
    await apply();
    expect(address()).toBe('?search=clay&group=residential&city=pune&city=goa');
    expect(form().getByLabelText('City: Pune, Goa')).toBeInTheDocument();
  });

  test('offers styles, rooms and cities of projects with their numbers, and Back undoes them', async () => {
    const facets = {
      styles: [city('japandi', 'Japandi', 4), city('art-deco', 'Art deco', 1)],
      rooms: [city('kitchen', 'Kitchen', 9)],
      project_cities: [city('leh', 'Leh', 2)],
    };
    const { address, router } = open('/makers?city=pune', facetsWith(facets));
    await userEvent.click(form().getByRole('checkbox', { name: 'Japandi 4' }));
    await userEvent.click(form().getByRole('checkbox', { name: 'Art deco 1' }));
    await userEvent.click(form().getByRole('checkbox', { name: 'Kitchen 9' }));
    const cityOfProjects = form().getByRole('combobox', { name: 'Has projects in' });
    await userEvent.selectOptions(cityOfProjects, 'Leh (2)');
    expect(form().getByLabelText('Style: Japandi, Art deco')).toBeInTheDocument();
    await apply();
    expect(address()).toBe('?city=pune&projects_in=leh&style=japandi&style=art-deco&room=kitchen');
    await act(() => router.navigate(-1));
    expect(address()).toBe('?city=pune');
    expect(form().getByRole('checkbox', { name: 'Kitchen 9' })).not.toBeChecked();
  });

  test('offers an answer within a day with its number, and the order of the fastest', async () => {
    const day = (isChosen: boolean) => city('day', 'Within a day', 31, isChosen);
    const { address } = open('/makers?city=pune', (filter) =>
      facetsWith({ answers: [day(filter.answers === 'day')] })(filter),
    );
    const answers = form().getByRole('combobox', { name: 'Answers requests' });
    await userEvent.selectOptions(answers, 'Within a day (31)');
    await apply();
    expect(address()).toBe('?city=pune&answers=day');
    expect(screen.getByText('Answers within a day')).toBeInTheDocument();
    const sort = form().getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Answers fastest');
    expect(address()).toBe('?city=pune&answers=day&sort=answers');
  });

  test('has no styles where the listing has none', () => {
    open('/makers', facetsWith(), vendorListing);
    expect(form().queryByLabelText(/^Style/)).not.toBeInTheDocument();
    expect(form().getByLabelText('Rooms: Any room')).toBeInTheDocument();
  });

  test.each([
    ['18.5 lakh', '1850000'],
    ['18,50,000', '1850000'],
    ['1.2 crore', '12000000'],
    ['40000', '40000'],
  ])('understands a budget of %s', async (typed, rupees) => {
    const { address } = open();
    await userEvent.type(budget(), typed);
    await apply();
    expect(address()).toBe(`?budget=${rupees}`);
  });

  test('refuses a budget that it cannot read, says why, and leaves the list as it is', async () => {
    const { address } = open();
    await userEvent.type(budget(), '-5');
    expect(budget()).toBeValid();
    await apply();
    expect(budget()).toHaveAccessibleDescription('Enter an amount without a plus or minus sign');
    expect(address()).toBe('');
    await userEvent.clear(budget());
    await userEvent.type(budget(), '5 lakh{Enter}');
    expect(address()).toBe('?budget=500000');
    expect(budget()).toBeValid();
  });

  test('sorts at once, keeps the focus, and does not name the usual order', async () => {
    const { address } = open('/makers?city=pune');
    const sort = form().getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Lowest minimum');
    expect(address()).toBe('?city=pune&sort=minimum');
    expect(sort).toHaveFocus();
    await userEvent.selectOptions(sort, 'Best rated');
    expect(address()).toBe('?city=pune');
  });

  test('has the five orders', () => {
    open();
    const options = within(form().getByRole('combobox', { name: 'Sort by' })).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Best rated',
      'Most experienced',
      'Newest',
      'Lowest minimum',
      'Answers fastest',
    ]);
  });

  test('has delivery areas where the listing has them', async () => {
    const kerala = city('kerala', 'Kerala', 4);
    const { address } = open('/makers', facetsWith({ areas: [kerala] }), vendorListing);
    const area = form().getByRole('combobox', { name: 'Delivers to' });
    expect(within(area).getAllByRole('option')[0]).toHaveTextContent('Anywhere');
    await userEvent.selectOptions(area, 'Kerala (4)');
    await apply();
    expect(address()).toBe('?area=kerala');
  });

  test('keeps the field of delivery areas where no firm that is left names one', () => {
    open('/makers', facetsWith({ areas: [] }), vendorListing);
    expect(form().getByRole('combobox', { name: 'Delivers to' })).toBeInTheDocument();
  });

  test('has its place for delivery areas before the choices are there: nothing moves as they come', () => {
    open('/makers', () => ({ data: undefined, currentData: undefined }), vendorListing);
    expect(form().getByRole('combobox', { name: 'Delivers to' })).toBeInTheDocument();
  });

  test('has no delivery areas where the listing has none', () => {
    open();
    expect(screen.queryByRole('combobox', { name: 'Delivers to' })).not.toBeInTheDocument();
  });

  test('shows what the address says, and Back undoes a choice', async () => {
    const { router } = open('/makers?city=goa&budget=18.5+lakh&sort=newest');
    expect(form().getByRole('checkbox', { name: 'Goa 3' })).toBeChecked();
    expect(budget()).toHaveValue('18.5 lakh');
    expect(form().getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
    await userEvent.click(form().getByRole('checkbox', { name: 'Goa 3' }));
    await apply();
    expect(form().getByRole('checkbox', { name: 'Goa 3' })).not.toBeChecked();
    await act(() => router.navigate(-1));
    expect(form().getByRole('checkbox', { name: 'Goa 3' })).toBeChecked();
  });

  test('is an ordinary form without scripts', () => {
    open('/makers?search=clay&group=residential&specialization=villas&city=goa&budget=500000');
    const element = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
    expect([element.method, element.getAttribute('action')]).toEqual(['get', '/makers']);
    expect([...new FormData(element)]).toEqual([
      ['search', 'clay'],
      ['group', 'residential'],
      ['specialization', 'villas'],
      ['city', 'goa'],
      ['projects_in', ''],
      ['budget', '5,00,000'],
      ['answers', ''],
      ['sort', 'rating'],
    ]);
  });

  test('closes the cities on Escape and gives the focus back, and on a press outside', async () => {
    open();
    const menu = form().getByLabelText('City: Any city');
    const details = menu.closest('details');
    await userEvent.click(menu);
    expect(details).toHaveAttribute('open');
    await userEvent.click(form().getByRole('checkbox', { name: 'Pune 12' }));
    await userEvent.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await userEvent.click(document.body);
    expect(details).not.toHaveAttribute('open');
  });
});

describe('applied filters', () => {
  const applied = () => within(screen.getByRole('group', { name: 'Applied filters' }));

  test('are chips that take them out one by one', async () => {
    const areas = [city('kerala', 'Kerala', 4, true)];
    const { address } = open(
      '/makers?search=clay&city=pune&city=goa&budget=500000&area=kerala&sort=newest',
      facetsWith({ areas }),
      vendorListing,
    );
    const chips = applied().getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Pune',
      'Goa',
      'Up to ₹5,00,000',
      'Delivers to Kerala',
    ]);
    await userEvent.click(applied().getByRole('link', { name: 'Remove Pune' }));
    expect(address()).toBe('?search=clay&city=goa&budget=500000&area=kerala&sort=newest');
    await userEvent.click(applied().getByRole('link', { name: 'Remove Up to ₹5,00,000' }));
    await userEvent.click(applied().getByRole('link', { name: 'Remove Delivers to Kerala' }));
    expect(address()).toBe('?search=clay&city=goa&sort=newest');
  });

  test('are not there when nothing is', () => {
    open('/makers?sort=newest');
    expect(screen.queryByRole('group', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  test('name a city by its slug until the API has named it', () => {
    open('/makers?city=navi-mumbai', () => ({}));
    expect(applied().getByRole('link', { name: 'Remove Navi Mumbai' })).toBeInTheDocument();
  });

  test('name a style or room by its label until the API has named it', () => {
    open('/makers?style=traditional-indian&room=living', () => ({}));
    expect(applied().getByRole('link', { name: 'Remove Traditional Indian' })).toBeInTheDocument();
    expect(applied().getByRole('link', { name: 'Remove Living room' })).toBeInTheDocument();
  });

  test('keep the choices of the filter before while the next ones load', () => {
    open('/makers?city=goa', () => ({ data: theFacets({ cities }) }));
    expect(form().getByRole('checkbox', { name: 'Goa 3' })).toBeChecked();
    expect(form().getByRole('checkbox', { name: 'Pune 12' })).not.toBeChecked();
  });
});

describe('values that the API did not understand', () => {
  test.each([
    ['city' as const, 'atlantis', 'x', 'There is no city “atlantis” here.'],
    ['city' as const, '', 'x', 'Those are too many cities at once.'],
    ['style' as const, 'gothic', 'x', 'There is no style “gothic”.'],
    ['room' as const, '', 'x', 'Those are too many rooms at once.'],
    ['projects_in' as const, 'atlantis', 'x', 'There is no city “atlantis” here.'],
    ['area' as const, 'atlantis', 'x', 'There is no delivery area “atlantis”.'],
    ['sort' as const, 'cheapest', 'x', 'The list cannot be sorted by “cheapest”.'],
    [
      'budget' as const,
      'plenty',
      'Enter an amount',
      'so the list is shown without it. Enter an amount.',
    ],
    ['city' as const, 'a'.repeat(300), 'x', `“${'a'.repeat(60)}…”`],
  ])('are told: %s %s', (filter, value, message, sentence) => {
    const ignored = [{ filter, value, message }];
    open(`/makers?${filter}=${value}`, facetsWith({ ignored }), vendorListing);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.queryByRole('group', { name: 'Applied filters' })).not.toBeInTheDocument();
  });

  test('do not stand in the form', () => {
    const ignored = [{ filter: 'budget' as const, value: 'plenty', message: 'Enter an amount' }];
    open('/makers?budget=plenty', facetsWith({ ignored }));
    expect(budget()).toHaveValue('');
  });
});
