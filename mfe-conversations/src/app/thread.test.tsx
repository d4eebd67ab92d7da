import { eventStreams } from '@aangan/host/testing';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConversation, aMessage, anAttachment, noon } from '../testing/factories.ts';
import { aConversationsApi, endpoints, openConversations } from '../testing/open-conversations.tsx';

let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  sessionStorage.clear();
  streams = eventStreams();
});

const log = () => screen.findByRole('log', { name: 'Messages with Studio Aangan' });
const lines = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map((line) => line.textContent);
/** Events of the stream, after the page has read what it shows. */
const tell = (kind: string, data: object) =>
  act(async () => {
    streams[0]?.send('ready', {}, 10);
    streams[0]?.send(kind, data, 11);
  });
const own = { side: 'client' as const };

describe('A thread', () => {
  test('has the newest message last, days between, who wrote each, and the state of own ones', async () => {
    const yesterday = new Date(noon - 86_400_000).toISOString();
    const messages = [
      aMessage(1, { text: 'Good day', created_at: yesterday }),
      aMessage(2, { ...own, text: 'Hello', created_at: new Date(noon - 120_000).toISOString() }),
      aMessage(3, { ...own, text: 'Are you there?', created_at: new Date(noon).toISOString() }),
    ];
    const { api } = aConversationsApi([], aConversation(messages, { other_read_up_to: 2 }));
    openConversations(api);
    expect(await lines()).toEqual([
      'Yesterday',
      'Good day12:00 pm',
      'Today',
      'Hello11:58 amRead',
      'Are you there?12:00 pmSent',
    ]);
    expect(screen.getByRole('listitem', { name: 'Studio Aangan' })).toHaveTextContent('Good day');
    expect(screen.getAllByRole('listitem', { name: 'You' })).toHaveLength(2);
  });

  test('leads to the page of a firm, and says how to reach it', async () => {
    const { api } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Studio Aangan');
    expect(screen.getByRole('link', { name: 'Studio Aangan' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
    expect(screen.getByRole('link', { name: '+91 98200 54321' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'studio@example.in' })).toBeVisible();
  });

  test('invites to write the first message', async () => {
    openConversations(aConversationsApi([], aConversation([])).api);
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });

  test('says that there is no such conversation, also of one of others', async () => {
    openConversations(aConversationsApi([]).api);
    expect(
      await screen.findByRole('heading', { name: 'There is no such conversation' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All conversations' })).toBeVisible();
  });

  test('says that it loads, and that it could not be loaded, and tries again', async () => {
    const thread = aConversation([aMessage(1)]);
    const { api } = aConversationsApi([], thread);
    api.answer(endpoints.thread, () => 'offline');
    openConversations(api);
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    expect(await screen.findByText('The conversation could not be loaded')).toBeVisible();
    api.answer(endpoints.thread, () => ({ body: thread }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
  });

  test('shows the pictures of its messages in the whole window, one after the other', async () => {
    modalDialogs();
    const pictures = ['a', 'b'].map((id) =>
      anAttachment({ id, name: `${id}.jpg`, url: `/api/${id}?p` }),
    );
    const messages = pictures.map((one, at) => aMessage(at + 1, { attachments: [one] }));
    const { api } = aConversationsApi([], aConversation(messages));
    openConversations(api);
    await userEvent.click(await screen.findByRole('link', { name: 'a.jpg' }));
    const lightbox = await screen.findByRole('dialog', { name: /^Conversation with/ });
    const first = within(lightbox).getByRole('img', { name: 'a.jpg' });
    expect(first).toHaveAttribute('src', '/api/a?p&w=1920');
    await userEvent.keyboard('{ArrowRight}');
    expect(within(lightbox).getByRole('img', { name: 'b.jpg' })).toBeInTheDocument();
    await userEvent.click(within(lightbox).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('has pictures for other tabs too, videos in place, and PDFs only downloaded', async () => {
    const files = [
      anAttachment(),
      anAttachment({
        id: 'v',
        kind: 'video',
        name: 'walk.mp4',
        url: '/api/v',
        still_url: '/api/s',
      }),
      anAttachment({ id: 'p', kind: 'pdf', name: 'plan.pdf', url: '/api/p', bytes: 2_621_440 }),
    ];
    const { api } = aConversationsApi([], aConversation([aMessage(1, { attachments: files })]));
    openConversations(api);
    const picture = await screen.findByRole('img', { name: 'court.jpg' });
    expect(picture).toHaveAttribute('src', `${files[0]?.url}&w=640`);
    expect(picture.closest('a')).toHaveAttribute('target', '_blank');
    expect(screen.getByLabelText('walk.mp4')).toHaveAttribute('poster', '/api/s');
    const pdf = screen.getByRole('link', { name: /plan\.pdf/ });
    expect(pdf).toHaveAttribute('download', 'plan.pdf');
    expect(pdf).toHaveTextContent('PDF · 2.5 MB');
  });

  test('loads earlier messages above those that are shown', async () => {
    const { api } = aConversationsApi([]);
    api.answer(endpoints.thread, ({ query }) => ({
      body:
        query.before === 51
          ? aConversation([aMessage(49), aMessage(50)])
          : aConversation([aMessage(51), aMessage(52)], { has_earlier: true }),
    }));
    openConversations(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('Message 49');
    const texts = (await lines()).filter((line) => line?.startsWith('Message'));
    expect(texts.map((text) => text?.slice(0, 10))).toEqual([
      'Message 49',
      'Message 50',
      'Message 51',
      'Message 52',
    ]);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
  });

  test('shows markup and direction marks as they were written', async () => {
    const texts = ['<img src=x onerror=alert(1)>', 'a \u202e b', '\u2067 c'];
    const messages = texts.map((text, at) => aMessage(at + 1, { text }));
    const { api } = aConversationsApi([], aConversation(messages));
    openConversations(api);
    await log();
    // Each in a paragraph of its own, beyond which no direction mark reaches.
    const shown = [...document.querySelectorAll('li p')].map((one) => one.textContent);
    expect(shown).toEqual(texts);
    expect(document.querySelector('li img')).toBeNull();
  });

  test('is in the order of the API where the clock of the browser is an hour behind', async () => {
    const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
    const messages = [
      aMessage(1, { text: 'first', created_at: at(59), ...own }),
      aMessage(2, { text: 'second', created_at: at(60) }),
    ];
    const { api } = aConversationsApi([], aConversation(messages));
    openConversations(api);
    expect(await lines()).toEqual([
      'Today',
      expect.stringMatching(/^first12:59/),
      expect.stringMatching(/^second1:00/),
    ]);
  });

  test('says of a removed message only that it was removed', async () => {
    const messages = [aMessage(1, { text: '', is_removed: true })];
    openConversations(aConversationsApi([], aConversation(messages)).api);
    expect(await screen.findByText('Our operators have removed this message.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this message' })).not.toBeInTheDocument();
  });

  test('says what was done with a quote or a job, above what was written', async () => {
    const sent = { kind: 'quote' as const, id: 3, version: 1, act: 'sent' as const, line: null };
    const ended = { kind: 'job' as const, id: 3, act: 'ended' as const, number: null };
    const messages = [
      aMessage(1, { text: '', about: sent }),
      aMessage(2, { text: 'Thank you', about: ended }),
    ];
    openConversations(aConversationsApi([], aConversation(messages)).api);
    expect((await lines()).slice(1)).toEqual([
      expect.stringMatching(/^Sent a quote/),
      expect.stringMatching(/^Confirmed that the job has ended.*Thank you/),
    ]);
    expect(screen.getByRole('link', { name: 'Open the job' })).toHaveAttribute('href', '/jobs/3');
  });
});

describe('The brief of the request', () => {
  test.each([
    ['as-sent', 'Brief'],
    ['changed', 'Brief, changed'],
  ] as const)('that is %s is one press away', async (brief, name) => {
    openConversations(aConversationsApi([], aConversation([aMessage(1)], { brief })).api);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/briefs/received/9');
  });
});

describe('What happens while a thread is open', () => {
  test('a message of the other side is shown once, said politely, and marked as read', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    await screen.findByText('Message 1');
    state.thread = aConversation([aMessage(1), aMessage(2)], { read_up_to: 1 });
    await tell('message', { conversation: 5, message: aMessage(2) });
    await waitFor(async () =>
      expect(within(await log()).getAllByText('Message 2')).toHaveLength(1),
    );
    expect(screen.getByText('Studio Aangan: Message 2')).toHaveAttribute('role', 'status');
    const reads = () => api.requests.filter(({ url }) => url === endpoints.read.url);
    await waitFor(() => expect(reads().map(({ body }) => body)).toEqual([{ up_to: 2 }]));
  });

  test('messages that are there when it opens, and own ones, are not said', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    await screen.findByText('Message 1');
    const mine = aMessage(2, { ...own, text: 'Mine' });
    state.thread = aConversation([aMessage(1), mine]);
    await tell('message', { conversation: 5, message: mine });
    expect(await screen.findByText('Mine')).toBeVisible();
    expect(screen.queryByText(/^Studio Aangan: /)).not.toBeInTheDocument();
    expect(await log()).toHaveAttribute('aria-live', 'off');
  });

  test('draws no message again for another one that comes', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1), aMessage(2)]));
    openConversations(api);
    await screen.findByText('Message 2');
    let drawn = 0;
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        // Each message that is drawn says its time.
        if (this.resolvedOptions().timeStyle === 'short') drawn += 1;
        return format.get?.call(this);
      },
    });
    state.thread = aConversation([1, 2, 3].map((at) => aMessage(at)));
    await tell('message', { conversation: 5, message: aMessage(3) });
    expect(await screen.findByText('Message 3')).toBeVisible();
    Object.defineProperty(prototype, 'format', format);
    expect(drawn).toBe(1);
  });

  test('that the other side has read is shown', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1, own)]));
    openConversations(api);
    expect(await screen.findByText('Sent')).toBeVisible();
    state.thread = aConversation([aMessage(1, own)], { other_read_up_to: 1 });
    await tell('read', { conversation: 5, side: 'firm', up_to: 1 });
    expect(await screen.findByText('Read')).toBeVisible();
  });

  test('that the other side writes is shown until its message comes', async () => {
    const { api } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    await screen.findByText('Message 1');
    await tell('typing', { conversation: 5, side: 'firm' });
    expect(await screen.findByText('Studio Aangan is writing…')).toBeVisible();
    await act(async () => {
      streams[0]?.send('message', { conversation: 5, message: aMessage(2) }, 12);
    });
    await waitFor(() =>
      expect(screen.queryByText('Studio Aangan is writing…')).not.toBeInTheDocument(),
    );
  });

  test('a message stays though an answer that is older than it comes later', async () => {
    const { api } = aConversationsApi([]);
    const answers = [[aMessage(1)], [aMessage(1)], [aMessage(1), aMessage(2)]];
    let release = () => undefined as unknown;
    const held = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    let asked = 0;
    api.answer(endpoints.thread, async () => {
      asked += 1;
      const messages = answers[asked - 1] ?? [];
      if (asked === 2) await held;
      return { body: aConversation(messages) };
    });
    openConversations(api);
    await screen.findByText('Message 1');
    await tell('message', { conversation: 5, message: aMessage(2) });
    expect(await screen.findByText('Message 2')).toBeVisible();
    await act(async () => release());
    await waitFor(() => expect(asked).toBe(3));
    expect(await screen.findByText('Message 2')).toBeVisible();
  });

  test('that the other side has blocked it is shown at once', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    state.thread = aConversation([aMessage(1)], { refusal: 'conversation_blocked' });
    await tell('conversation', { conversation: 5 });
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument(),
    );
  });

  test('a message is shown though those before it cannot be read now, and they come once they can', async () => {
    const thread = aConversation([aMessage(1)]);
    const { api } = aConversationsApi([]);
    let isAway = false;
    let messages = [aMessage(1)];
    api.answer(endpoints.thread, () => (isAway ? 'offline' : { body: { ...thread, messages } }));
    openConversations(api);
    await screen.findByText('Message 1');
    isAway = true;
    await tell('message', { conversation: 5, message: aMessage(3) });
    expect(await screen.findByText('Message 3')).toBeVisible();
    isAway = false;
    messages = [1, 2, 3].map((at) => aMessage(at));
    expect(await screen.findByText('Message 2', undefined, { timeout: 30_000 })).toBeVisible();
    expect(screen.getAllByText('Message 3')).toHaveLength(1);
  });

  test('after a gap everything is asked for again', async () => {
    const { api, state } = aConversationsApi([], aConversation([aMessage(1)]));
    openConversations(api);
    await screen.findByText('Message 1');
    await tell('ready', {});
    state.thread = aConversation([aMessage(1), aMessage(2), aMessage(3)]);
    await tell('message', { conversation: 5, message: aMessage(3) });
    expect(await screen.findByText('Message 2')).toBeVisible();
  });
});
