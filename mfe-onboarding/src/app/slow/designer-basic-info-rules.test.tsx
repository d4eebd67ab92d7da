import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  field,
  form,
  open,
  own,
  press,
  put,
  sent,
} from '../../testing/designer-basic-info.tsx';
import { anOwnDesigner } from '../../testing/factories.ts';

describe('the rules of the designer’s form', () => {
  const nextYear = String(new Date().getFullYear() + 1);

  test.each([
    ['Establishment year', '1899', 'Establishment year cannot be before 1900'],
    ['Establishment year', nextYear, 'Establishment year cannot be in the future'],
    ['Establishment year', '', 'Establishment year is required'],
    ['Head office address', '   ', 'Head office address is required'],
    ['Team strength', '0', 'Team strength must be at least 1'],
    ['Team strength', '1000001', 'Cannot be more than 10,00,000'],
    ['Projects completed', '10,00,001', 'Cannot be more than 10,00,000'],
    ['Minimum project size (carpet area, sq ft)', '1000001', 'Cannot be more than 10,00,000'],
    [
      'Minimum project budget (₹) (optional)',
      '1000000000001',
      'Cannot be more than ₹10,00,00,00,00,000',
    ],
    [
      'Fees up to (₹ per sq ft) (optional)',
      '1,00,001 crore',
      'Cannot be more than ₹10,00,00,00,00,000',
    ],
    ['Projects completed', '-1', 'Cannot be negative'],
    ['Team strength', '−2', 'Team strength must be at least 1'],
    ['Minimum project size (carpet area, sq ft)', '-40', 'Cannot be negative'],
    ['Projects completed', '', 'Projects completed is required'],
    ['Name', '', 'Contact person is required'],
    ['Phone', '', 'Contact phone is required'],
    ['Phone', '12345', 'Please enter a valid phone number'],
    ['Phone', '+91 2', 'Please enter a valid phone number'],
    ['Minimum project size (carpet area, sq ft)', '', 'Minimum project size is required'],
    ['Bio', 'Too short', 'Bio should be at least 10 characters'],
    ['Bio', '', 'Bio is required'],
    ['Website (optional)', 'studio', 'Please enter a valid URL, such as www.studio.in'],
    [
      'LinkedIn (optional)',
      'https://example.com/in/asha',
      'Please enter a valid LinkedIn URL: it is not on linkedin.com',
    ],
    ['Fees up to (₹ per sq ft) (optional)', '90', 'The lowest fee cannot be above the highest'],
  ])('refuses %s %j: %s', async (name, value, message) => {
    open();
    await form();
    await put(name, value);
    await press('Next');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(name)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(sent()).toHaveLength(0);
  });

  test('refuse an empty choice of specializations, at the field and in a toast', async () => {
    open();
    await form();
    await press('Remove Villas & Farmhouses');
    await press('Remove F&B (Restaurants, Bars, Cafes)');
    await press('Next');
    expect(screen.getByRole('group', { name: 'Specializations' })).toHaveAccessibleDescription(
      'Please select at least one specialization',
    );
    const toast = (await screen.findAllByRole('alert')).at(-1);
    expect(toast).toHaveTextContent('Please select at least one specialization');
    expect(sent()).toHaveLength(0);
  });

  test('disable the rest of the specializations at ten', async () => {
    const ten = 'apartments villas coliving luxury modular corporate retail fnb wellness coworking';
    api.answer(own, () => ({ body: anOwnDesigner({ specializations: ten.split(' ') }) }));
    open();
    await form();
    expect(screen.getByText('Maximum 10 specializations selected')).toBeInTheDocument();
    await press('Institutional & Infrastructure');
    expect(screen.getByRole('checkbox', { name: 'Educational Institutes' })).toBeDisabled();
    await press('Remove Corporate Offices');
    expect(screen.getByRole('checkbox', { name: 'Educational Institutes' })).toBeEnabled();
  });

  test('disable the rest of the styles at four', async () => {
    open();
    await form();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(box('Modern')).toBeChecked();
    await userEvent.click(box('Japandi'));
    await userEvent.click(box('Art deco'));
    expect(box('Colonial')).toBeDisabled();
    expect(screen.getByText('Please choose at most 4 styles')).toBeInTheDocument();
    await userEvent.click(box('Modern'));
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ styles: ['coastal', 'japandi', 'art-deco'] });
  });

  test.each([
    ['Minimum project budget (₹) (optional)', '25.5 lakh', { min_project_budget: 2_550_000 }],
    ['Fees up to (₹ per sq ft) (optional)', 'Rs. 1,50,000/-', { fee_range_max: 150_000 }],
    ['Minimum project size (carpet area, sq ft)', '1,200', { min_project_size: 1_200 }],
  ])('understand in %s: %s', async (name, typed, stored) => {
    open();
    await form();
    await put(name, typed);
    expect(field(name)).toHaveValue(typed);
    await press('Next');
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining(stored)]));
  });

  test.each([
    ['Team strength', '2.5', 'Enter a whole number, without a decimal point'],
    ['Establishment year', '-2010', 'Establishment year cannot be before 1900'],
    ['Establishment year', '+2010', 'Enter a number without a plus or minus sign'],
    ['Minimum project size (carpet area, sq ft)', '1200 sq ft', 'Enter digits only'],
    [
      'Minimum project budget (₹) (optional)',
      '2.5',
      'Enter whole rupees, or an amount like 18.5 lakh',
    ],
  ])('refuse in %s what is not understood, and keep it: %s', async (name, typed, message) => {
    open();
    await form();
    await put(name, typed);
    await press('Next');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toHaveValue(typed);
    expect(sent()).toHaveLength(0);
  });
});
