import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceMenu } from './choice-menu.tsx';

const choices = [{ slug: 'pune', name: 'Pune', count: 12, chosen: false }];
const texts = { label: 'City', name: 'city', unset: 'Any city' };
const menuFor = (applied: string) => (
  <ChoiceMenu {...texts} applied={applied} choices={choices} chosen={[]} onChange={() => null} />
);

test('the menu of choices stays open while one chooses, and a new filter closes it', async () => {
  const { rerender } = render(menuFor('/makers'));
  const isOpen = () => screen.getByLabelText('City: Any city').closest('details')?.open;
  await userEvent.click(screen.getByLabelText('City: Any city'));
  rerender(menuFor('/makers'));
  expect(isOpen()).toBe(true);
  rerender(menuFor('/makers?city=pune'));
  expect(isOpen()).toBe(false);
});
