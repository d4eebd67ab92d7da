import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityMenu } from './city-menu.tsx';

const cities = [{ slug: 'pune', name: 'Pune', count: 12, chosen: false }];
const menuFor = (applied: string) => (
  <CityMenu applied={applied} cities={cities} chosen={[]} onChange={() => undefined} />
);

it('the choice of cities stays open while one chooses, and a new filter closes it', async () => {
  const { rerender } = render(menuFor('/makers'));
  const isOpen = () => screen.getByLabelText('City: Any city').closest('details')?.open;
  await userEvent.click(screen.getByLabelText('City: Any city'));
  rerender(menuFor('/makers'));
  expect(isOpen()).toBe(true);
  rerender(menuFor('/makers?city=pune'));
  expect(isOpen()).toBe(false);
});
