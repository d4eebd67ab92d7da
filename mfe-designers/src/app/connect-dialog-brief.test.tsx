import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  briefs,
  connect,
  fill,
  open,
  posts,
  press,
  sentWords,
} from '../testing/connect-dialog.tsx';

const aBrief = (id: number, title: string) => ({
  id,
  title,
  city: 'Pune',
  rooms_count: 2,
  firms_count: 0,
  updated_at: '2026-11-27T06:30:00.000Z',
});
const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('a brief of the client', () => {
  test('is attached with one press, to a designer and to a vendor, and another press takes it away', async () => {
    api.answer(briefs, () => ({ body: { results: [aBrief(3, 'Flat'), aBrief(4, 'Office')] } }));
    for (const kind of ['designer', 'vendor'] as const) {
      const view = open({ user: {}, addressee: { kind } });
      await userEvent.click(await button('Flat'));
      expect(await button('Flat')).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByText(/They see it as it is now/)).toBeVisible();
      await userEvent.click(await button('Flat'));
      expect(await button('Flat')).toHaveAttribute('aria-pressed', 'false');
      view.unmount();
    }
    open({ user: {} });
    await fill();
    await userEvent.click(await button('Office'));
    await press('Send request');
    expect(await screen.findByText(sentWords)).toBeInTheDocument();
    expect(posts()[0]?.body).toMatchObject({ designer: 7, brief: 4 });
  });

  test('that lacks what a firm needs leads to where it is written', async () => {
    api.answer(briefs, () => ({ body: { results: [aBrief(3, 'Flat')] } }));
    api.answer(connect, () => ({
      status: 400,
      body: { brief: ['Choose the kind of place.'], codes: { brief: ['brief_unfinished'] } },
    }));
    open({ user: {} });
    await fill();
    await userEvent.click(await button('Flat'));
    await press('Send request');
    expect(await screen.findByText(/Choose the kind of place/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the brief' })).toHaveAttribute(
      'href',
      '/briefs/3',
    );
  });

  test('is one of a list where there are many, and not asked of a guest', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => aBrief(id, `Brief ${id}`));
    api.answer(briefs, () => ({ body: { results: many } }));
    const view = open({ user: {} });
    await userEvent.selectOptions(await screen.findByLabelText(/^Attach a brief/), 'Brief 5');
    view.unmount();
    const before = api.requests.length;
    open();
    expect(api.requests.slice(before).some(({ url }) => url === briefs.url)).toBe(false);
  });
});
