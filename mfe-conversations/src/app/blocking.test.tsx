import { problemCodes } from '@aangan/domain';
import { eventStreams } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConversation, aMessage } from '../testing/factories.ts';
import { aConversationsApi, endpoints, openConversations } from '../testing/open-conversations.tsx';

beforeEach(() => {
  sessionStorage.clear();
  eventStreams();
  modalDialogs();
});

const menu = 'Actions for the conversation with Studio Aangan';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string, item: string) => {
  await press(label);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const field = () => screen.queryByRole('textbox', { name: 'Message' });
const messages = [aMessage(1, { text: 'Buy this' })];
const blocked = aConversation(messages, {
  is_blocked_by_me: true,
  refusal: 'conversation_blocked_by_you',
});

describe('Who blocks a conversation', () => {
  test('is asked first, and can then send nothing and still read', async () => {
    const { api, state } = aConversationsApi([], aConversation(messages));
    api.answer(endpoints.block, () => {
      state.thread = blocked;
      return { status: 204, body: null as never };
    });
    openConversations(api);
    await choose(menu, 'Block');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Studio Aangan?' }));
    expect(dialog.getByText(/Both can\s+still read it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(
      await screen.findByText(problemCodes.conversation_blocked_by_you.sentence),
    ).toBeVisible();
    expect(field()).not.toBeInTheDocument();
    expect(screen.getByText('Buy this')).toBeVisible();
  });

  test('unblocks it, and writes again', async () => {
    const { api, state } = aConversationsApi([], blocked);
    api.answer(endpoints.unblock, () => {
      state.thread = aConversation(messages);
      return { status: 204, body: null as never };
    });
    openConversations(api);
    await press('Unblock');
    await waitFor(() => expect(field()).toBeVisible());
  });

  test('is told that it did not work', async () => {
    const { api } = aConversationsApi([], blocked);
    api.answer(endpoints.unblock, () => 'offline');
    openConversations(api);
    await press('Unblock');
    expect(await screen.findByText(/The conversation could not be unblocked\./)).toBeVisible();
  });
});

test('the blocked side reads on, and sees that nothing can be sent', async () => {
  const refusal = 'conversation_blocked';
  openConversations(aConversationsApi([], aConversation(messages, { refusal })).api);
  expect(await screen.findByText(problemCodes[refusal].sentence)).toBeVisible();
  expect(screen.getByText('Buy this')).toBeVisible();
  expect(field()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument();
});

describe('A message of the other side', () => {
  test('is reported with a reason, and with a text where the reason needs one', async () => {
    const { api } = aConversationsApi([], aConversation(messages));
    api.answer(endpoints.report(1), () => ({ status: 204, body: null as never }));
    openConversations(api);
    await press('Report this message');
    await screen.findByRole('dialog', { name: 'Report this message' });
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Something else');
    await press('Send report');
    expect(api.requests.some(({ url }) => url === endpoints.report(1).url)).toBe(false);
    await userEvent.type(screen.getByLabelText('What is wrong'), 'Not what was agreed');
    await press('Send report');
    expect(await screen.findByText('Thank you. We will look at this message.')).toBeVisible();
    const [sent] = api.requests.filter(({ url }) => url === endpoints.report(1).url);
    expect(sent?.body).toEqual({ reason: 'other', text: 'Not what was agreed' });
    expect(sent?.idempotencyKey).toBeDefined();
  });

  test('that was reported before is said to be', async () => {
    const { api } = aConversationsApi([], aConversation(messages));
    const detail = 'You have reported this message already.';
    api.answer(endpoints.report(1), () => ({
      status: 400,
      body: { detail, code: 'message_already_reported' },
    }));
    openConversations(api);
    await press('Report this message');
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'Advertising or spam');
    await press('Send report');
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('can be reported, an own one cannot', async () => {
    const all = [...messages, aMessage(2, { side: 'client' })];
    openConversations(aConversationsApi([], aConversation(all)).api);
    expect(await screen.findAllByRole('button', { name: 'Report this message' })).toHaveLength(1);
  });
});
