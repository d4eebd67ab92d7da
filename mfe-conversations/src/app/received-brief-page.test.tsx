import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { compareBriefs } from '@aangan/domain/quotes';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrief } from '../testing/brief-factories.ts';
import { anAttachment } from '../testing/factories.ts';
import { ReceivedBriefPage } from './received-brief-page.tsx';

const read = endpoint('get', '/briefs/received/{id}/', { params: { id: 9 } });
const version = (number: number, content: ReturnType<typeof aBrief>['content']) => ({
  number,
  content,
  created_at: `2026-11-2${number}T06:30:00.000Z`,
});

function open(
  sent: ReturnType<typeof aBrief>['content'],
  latest: ReturnType<typeof aBrief>['content'] = sent,
  files = [anAttachment({ name: 'today.jpg' })],
) {
  const api = scriptApi();
  const changes = sent === latest ? null : compareBriefs(sent, latest);
  api.answer(read, () => ({
    body: {
      request_id: 9,
      sent: version(1, sent),
      latest: version(changes ? 2 : 1, latest),
      changes,
      files,
    },
  }));
  renderWithHost(<ReceivedBriefPage />, {
    api,
    user: aUser({ id: 8 }),
    at: '/briefs/received/9',
    path: '/briefs/received/:id',
  });
}

describe('the brief of a request', () => {
  test('is shown to the firm with its photos', async () => {
    const photos = [anAttachment().id];
    open(aBrief({ photos, people: 'Two, and a dog' }).content);
    expect(await screen.findByRole('heading', { name: 'Flat in Malleswaram' })).toBeVisible();
    expect(screen.getByText('Two, and a dog')).toBeVisible();
    expect(screen.getByRole('img', { name: 'today.jpg' })).toBeVisible();
    expect(screen.queryByText(/Changed since/)).not.toBeInTheDocument();
  });

  test('shows what has changed since it was sent, and how it was sent', async () => {
    const sent = aBrief({ budget_max: 3_000_000 }).content;
    const rooms = [
      { id: 'r1', room: 'kitchen' as const, name: '', work: 'New cabinets, no chimney' },
      { id: 'r2', room: 'bathroom' as const, name: '', work: 'Everything' },
    ];
    open(sent, aBrief({ budget_max: 2_500_000, rooms }).content);
    expect(await screen.findByText(/Changed since it was sent/)).toBeVisible();
    expect(screen.getByText('up to ₹25,00,000').tagName).toBe('INS');
    expect(screen.getByText('up to ₹30,00,000').tagName).toBe('DEL');
    const [kitchen, bathroom] = screen.getAllByRole('listitem');
    expect(within(kitchen as HTMLElement).getByText('Changed')).toBeVisible();
    expect(within(kitchen as HTMLElement).getByText('New cabinets').tagName).toBe('DEL');
    expect(within(bathroom as HTMLElement).getByText('Added')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'As it was sent' }));
    expect(screen.getByText('up to ₹30,00,000')).toBeVisible();
    expect(screen.queryByText('up to ₹25,00,000')).not.toBeInTheDocument();
  });
});
