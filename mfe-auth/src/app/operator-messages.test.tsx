import { endpoint } from '@aangan/api-client/endpoints';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReportedMessage } from '../testing/factories.ts';
import { accounts, api, messages, open, page, press, sent } from '../testing/operator-page.tsx';

const decide = (act: 'keep' | 'remove' | 'suspend') =>
  endpoint('post', `/operator/messages/{id}/{sequence}/${act}/`, {
    params: { id: 41, sequence: 2 },
    body: { why: '' },
  });
const item = () => screen.findByRole('article', { name: /^Message by Studio Fern, 2 Nov 2026/ });
const oneWaits = () => api.answer(messages, () => ({ body: page([aReportedMessage()]) }));
/** The decision is taken, and the message waits no more. */
const takes = (act: 'keep' | 'remove' | 'suspend') =>
  api.answer(decide(act), () => {
    api.answer(messages, () => ({ body: page([]) }));
    return { body: aReportedMessage({ reports: [] }) };
  });

describe('reported messages', () => {
  test('say what is loading, and that none waits', async () => {
    open();
    expect(screen.getByText('Loading the reported messages…')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('No message is waiting for a decision')).toBeInTheDocument();
  });

  test('show the message after those before it, who wrote it, and each report with its reason', async () => {
    oneWaits();
    open();
    const card = await item();
    const lines = within(card).getByRole('list', { name: 'The message and those before' });
    const [before, reported] = within(lines).getAllByRole('listitem');
    expect(before).toHaveTextContent('Client, 2 Nov 2026');
    expect(before).toHaveTextContent('What does it cost?');
    expect(reported).toHaveTextContent('Firm, 2 Nov 2026');
    expect(reported).toHaveTextContent('Pay half of it in cash.');
    const reports = within(card).getByRole('list', { name: 'Reports' });
    expect(reports).toHaveTextContent('Fraud, or asks for money outside of the agreement');
    expect(reports).toHaveTextContent('Meera Nair, 4 Nov 2026');
    expect(reports).toHaveTextContent('They never asked for it before.');
    expect(screen.getByRole('heading', { name: 'Reported messages (1)' })).toBeInTheDocument();
  });

  test('show markup as it was written, and lead to files', async () => {
    const { message } = aReportedMessage();
    const file = {
      id: '00000000-0000-4000-8000-000000000009',
      kind: 'pdf' as const,
      name: 'plan.pdf',
      bytes: 900,
      url: '/api/conversations/41/attachments/9/?pass=x',
      still_url: null,
      media_width: null,
      media_height: null,
      dominant_color: null,
    };
    const text = '<b>bold</b>';
    api.answer(messages, () => ({
      body: page([aReportedMessage({ message: { ...message, text, attachments: [file] } })]),
    }));
    open();
    const card = await item();
    expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', file.url);
  });

  test('are removed with a reason, which is asked for; the focus moves to the list', async () => {
    oneWaits();
    takes('remove');
    open();
    await press('Remove the message by Studio Fern');
    const dialog = screen.getByRole('dialog', { name: 'Remove this message?' });
    expect(dialog).toHaveTextContent('deleted for both sides, for good');
    await press('Remove message');
    expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
    expect(sent('/operator/messages/41/2/remove/')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Reason'), '  Cash. ');
    await press('Remove message');
    expect(await screen.findByText('The message is removed')).toBeInTheDocument();
    expect(sent('/operator/messages/41/2/remove/')[0]?.body).toEqual({ why: 'Cash.' });
    expect(await screen.findByText('No message is waiting for a decision')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Reported messages' })).toHaveFocus();
  });

  test('are kept with a reason', async () => {
    oneWaits();
    takes('keep');
    open();
    await press('Keep the message by Studio Fern');
    await userEvent.type(screen.getByLabelText('Reason'), 'It is a question.');
    await press('Keep message');
    expect(await screen.findByText('The message is kept')).toBeInTheDocument();
    expect(sent('/operator/messages/41/2/keep/')[0]?.body).toEqual({ why: 'It is a question.' });
  });

  test('cost their author the account, which the list of accounts then shows', async () => {
    oneWaits();
    takes('suspend');
    open();
    await item();
    const asked = () => api.requests.filter(({ url }) => url === accounts.url).length;
    const before = asked();
    await press('Remove the message and suspend Studio Fern');
    const dialog = screen.getByRole('dialog', { name: /suspend its author/ });
    expect(dialog).toHaveTextContent('gets a mail with your reason');
    await userEvent.type(screen.getByLabelText('Reason'), 'Fraud.');
    await press('Remove and suspend');
    expect(await screen.findByText(/its author is suspended$/)).toBeInTheDocument();
    expect(sent('/operator/messages/41/2/suspend/')[0]?.body).toEqual({ why: 'Fraud.' });
    expect(asked()).toBeGreaterThan(before);
  });

  test('keep the dialog and the reason when a decision fails', async () => {
    oneWaits();
    api.answer(decide('remove'), () => 'offline');
    open();
    await press('Remove the message by Studio Fern');
    await userEvent.type(screen.getByLabelText('Reason'), 'Cash.');
    await press('Remove message');
    expect(await screen.findByText(/^Network error/)).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Cash.');
  });

  test('of an erased account have nobody to suspend', async () => {
    api.answer(messages, () => ({ body: page([aReportedMessage({ author: null })]) }));
    open();
    const card = await screen.findByRole('article', { name: /^Message by A deleted account/ });
    expect(within(card).queryByRole('button', { name: /suspend/ })).not.toBeInTheDocument();
  });

  test('list those decided about too, with what was decided and why', async () => {
    const { message } = aReportedMessage();
    const decided = aReportedMessage({
      message: { ...message, text: '', is_removed: true },
      author: { account_id: 7, name: 'Studio Fern', is_active: false },
      reports: [],
      decision: { kind: 'suspended', reason: 'Fraud.', decided_at: '2026-11-05T06:30:00.000Z' },
    });
    api.answer(messages, ({ query }) => ({
      body: page(query.show === 'decided' ? [decided] : []),
    }));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Decided' }));
    const card = await item();
    expect(card).toHaveTextContent('Removed, and the author suspended, on 5 Nov 2026: Fraud.');
    expect(card).toHaveTextContent('This message was removed.');
    expect(card).toHaveTextContent('Suspended');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });
});
