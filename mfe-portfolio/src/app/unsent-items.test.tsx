import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  fillIn,
  form,
  openForm,
  picture,
  posts,
  press,
  user,
} from '../testing/add-items-form.ts';
import { openPortfolio, titles } from '../testing/open-portfolio.tsx';

/** Whether the browser asks before it leaves the page. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form that was not sent', () => {
  test('makes the browser ask before it leaves while it has a file', async () => {
    openPortfolio(api);
    await openForm();
    expect(asksBeforeLeaving()).toBe(false);
    await chooseFiles(picture());
    expect(asksBeforeLeaving()).toBe(true);
    await fillIn();
    await press('Add item');
    await waitFor(async () => expect(await titles()).toHaveLength(2));
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('has its texts after a reload, and asks for its file by name', async () => {
    const { unmount } = openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), picture('two.jpg'));
    await fillIn('New item 1', 'One');
    await user.type(within(await form('New item 2')).getByLabelText('Title'), 'Two');
    unmount();
    openPortfolio(api);
    expect(await screen.findByText('2 new items are not added yet.')).toBeInTheDocument();
    await openForm();
    const first = within(await form('New item 1'));
    expect(first.getByText('Choose the file again: one.jpg')).toBeInTheDocument();
    expect(first.getByLabelText('Title')).toHaveValue('One');
    expect(first.getByLabelText('Description')).toHaveValue('Teak and lime plaster.');
    expect(first.getByLabelText('Category')).toHaveDisplayValue('Residential');
    const second = within(await form('New item 2'));
    expect(second.getByLabelText('Title')).toHaveValue('Two');
    await user.upload(first.getByLabelText('Choose files'), [picture('one.jpg')]);
    expect(first.queryByText(/Choose the file again/)).not.toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Add this item' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    const [sent] = posts().map(({ body }) => (body as FormData).get('title'));
    expect(sent).toBe('One');
  });

  test('is not kept once it was dropped', async () => {
    const { unmount } = openPortfolio(api);
    await openForm();
    await chooseFiles(picture('one.jpg'), picture('two.jpg'));
    await user.click(within(await form('New item 1')).getByRole('button', { name: 'Remove' }));
    unmount();
    openPortfolio(api);
    expect(await screen.findByText('1 new item is not added yet.')).toBeInTheDocument();
  });
});
