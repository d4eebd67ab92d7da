import { connectionMessages } from '@aangan/domain';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  field,
  fill,
  fillOrder,
  open,
  posts,
  press,
  sentWords,
} from '../../testing/connect-dialog.tsx';

describe('the form of a connection request', () => {
  test('is a dialog that names the firm and its exact minimum budget', () => {
    open();
    expect(
      screen.getByRole('dialog', { name: 'Get in touch with Studio Aangan' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Minimum budget: ₹1,40,000')).toBeInTheDocument();
  });

  test('shows the default minimum for a designer without one, and none for such a vendor', () => {
    const { unmount } = open({ addressee: { minimumBudget: null } });
    expect(screen.getByText('Minimum budget: ₹1,00,000')).toBeInTheDocument();
    unmount();
    open({ addressee: { kind: 'vendor', minimumBudget: null } });
    expect(screen.queryByText(/Minimum budget|On Request/)).not.toBeInTheDocument();
  });

  test('keeps its button visible below the scrolling fields', () => {
    open();
    const send = screen.getByRole('button', { name: 'Send request' });
    expect(send.closest('footer')).not.toBeNull();
    expect(send).toHaveAttribute('form', screen.getByRole('form').id);
  });

  test('requires everything but the description', async () => {
    open({ user: { first_name: '', last_name: '', email: '', phone: null } });
    await press('Send request');
    for (const name of [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Project type',
      'Budget',
      'Timeline',
    ]) {
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument();
    }
    expect(field('First name')).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  test.each([
    ['Phone', '12a', 'Invalid phone number'],
    ['Email', 'asha', 'Email is invalid'],
    ['Budget', '139999', 'Minimum budget is ₹1,40,000'],
    ['Budget', '1000000000001', 'Maximum budget is ₹10,00,00,00,00,000'],
  ])('says of %s “%s”: %s', async (name, typed, message) => {
    open({ user: {} });
    await fill({ [name]: typed });
    await press('Send request');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  test('has a minimum of ₹1,00,000 for a designer without one', async () => {
    open({ user: {}, addressee: { minimumBudget: null } });
    await fill({ Budget: '99999' });
    await press('Send request');
    expect(await screen.findByText('Minimum budget is ₹1,00,000')).toBeInTheDocument();
  });

  test('asks a vendor for what, how much, where to and until when, and leaves the budget open', async () => {
    open({ user: {}, addressee: { kind: 'vendor', minimumBudget: null } });
    expect(screen.queryByLabelText('Project type')).not.toBeInTheDocument();
    await press('Send request');
    const { itemRequired, quantityRequired, deliveryPlaceRequired } = connectionMessages;
    for (const message of [itemRequired, quantityRequired, deliveryPlaceRequired]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    await fillOrder();
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({
      vendor: 7,
      budget: 0,
      project_type: 'other',
      timeline: 'Flexible',
      item: 'Fern zellige',
      quantity: '34 sq m',
      delivery_place: 'Kochi',
    });
    expect(posts()[0]?.body).not.toHaveProperty('designer');
  });

  test('names a vendor’s smallest order, and refuses less', async () => {
    open({ user: {}, addressee: { kind: 'vendor', minimumBudget: 75_000 } });
    expect(screen.getByText('Minimum order: ₹75,000')).toBeInTheDocument();
    await fillOrder({ Budget: '74999' });
    await press('Send request');
    expect(await screen.findByText('Minimum order is ₹75,000')).toBeInTheDocument();
    expect(posts()).toHaveLength(0);
  });

  test('groups the budget in the Indian format while typing', async () => {
    open();
    await userEvent.type(field('Budget'), '1800000');
    expect(field('Budget')).toHaveValue('18,00,000');
  });

  test.each([
    ['18.5 lakh', 1_850_000],
    ['18,50,000', 1_850_000],
    ['1.2 crore', 12_000_000],
    ['250000.00', 250_000],
  ])('understands the budget “%s”', async (typed, sent) => {
    open({ user: {}, addressee: { minimumBudget: null } });
    await fill({ Budget: typed });
    await press('Send request');
    await screen.findByText(sentWords);
    expect(posts()[0]?.body).toMatchObject({ budget: sent });
  });

  test('says how a budget in words is understood', async () => {
    open();
    await userEvent.type(field('Budget'), '18.5 lakh');
    expect(field('Budget')).toHaveAccessibleDescription('= ₹18,50,000');
  });

  test.each([
    ['2.5', 'Enter whole rupees, or an amount like 18.5 lakh'],
    ['-500000', 'Enter an amount without a plus or minus sign'],
    ['18,5', 'Check the commas: group the digits like 18,50,000'],
  ])('refuses the budget “%s” with a message, and keeps it as typed', async (typed, message) => {
    open({ user: {} });
    await fill({ Budget: typed });
    await press('Send request');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('Budget')).toHaveValue(typed);
    expect(posts()).toHaveLength(0);
  });

  test('offers the project types and timelines', () => {
    open();
    const options = (name: string) =>
      [...field(name).querySelectorAll('option')].map(({ textContent }) => textContent).slice(1);
    expect(options('Project type')).toEqual([
      'Residential',
      'Commercial',
      'Retail',
      'Hospitality',
      'Other',
    ]);
    expect(options('Timeline')).toEqual([
      'Immediately',
      '1–3 months',
      '3–6 months',
      '6–12 months',
      'Flexible',
    ]);
  });

  test('counts the remaining characters of the description near its end, and refuses too many', async () => {
    open({ user: {} });
    const description = field('About the project (optional)');
    await userEvent.click(description);
    await userEvent.paste('x'.repeat(4_499));
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
    await userEvent.paste('x');
    expect(screen.getByText('500 characters left')).toBeInTheDocument();
    await userEvent.paste('x'.repeat(501));
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
    await press('Send request');
    expect(await screen.findByText('Please use at most 5,000 characters')).toBeInTheDocument();
  });
});
