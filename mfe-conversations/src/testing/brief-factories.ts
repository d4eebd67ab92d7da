import { emptyBrief } from '@aangan/domain/quotes';
import type { OwnBrief, QuoteCard, QuotesSideBySide, ThingCard } from '../api/briefs-api.ts';
import type { Job } from '../jobs/api/jobs-api.ts';
import type { OfferedLine } from '../side-by-side/model/moved-lines.ts';
import { noon } from './factories.ts';

const at = new Date(noon).toISOString();

/** An own brief of a flat with a kitchen, with some fields overridden. */
export function aBrief(
  content: Partial<OwnBrief['content']> = {},
  parts: Partial<OwnBrief> = {},
): OwnBrief {
  return {
    id: 3,
    revision: 1,
    version: 0,
    is_shared: false,
    content: {
      ...emptyBrief,
      title: 'Flat in Malleswaram',
      kind: 'residential',
      city: 'Bengaluru',
      rooms: [{ id: 'r1', room: 'kitchen', name: '', work: 'New cabinets' }],
      ...content,
    },
    files: [],
    firms: [],
    updated_at: at,
    ...parts,
  };
}

/** A picture of a board. */
export function aThingCard(thing: string, title: string): ThingCard {
  return {
    thing,
    kind: 'picture',
    is_gone: false,
    title,
    subtitle: null,
    city: null,
    firm: { kind: 'designer', id: 7, name: 'Studio Aangan' },
    picture: {
      id: 1,
      media_type: 'IMAGE',
      media_url: '/media/court.jpg',
      video_url: null,
      thumbnail_url: null,
      caption: title,
      permalink: null,
      posted_at: at,
      media_width: 800,
      media_height: 600,
      alt_text: '',
      dominant_color: null,
    },
    to: '/designers/7',
  };
}

/** A quote that was sent in a conversation, with some fields overridden. */
export function aQuoteCard(id: number, parts: Partial<QuoteCard> = {}): QuoteCard {
  return {
    id,
    conversation_id: id + 100,
    title: `Quote ${id}`,
    status: 'sent',
    is_expired: false,
    version: 1,
    total: 11_800_000,
    valid_until: '2026-12-31',
    sent_at: at,
    decided_at: null,
    reason: '',
    job_id: null,
    updated_at: at,
    ...parts,
  };
}

/** A line of a quote, in lump sum; `net` in paisa. */
function aLine(id: string, what: string, net: number): OfferedLine {
  const total = net + Math.round(net * 0.18);
  return { id, what, quantity: 1_000, unit: 'lump', rate: net, gst: 18, net, total };
}

const totalsOf = (net: number) => ({
  net,
  gst: Math.round(net * 0.18),
  total: net + Math.round(net * 0.18),
  by_rate: [{ rate: 18 as const, net, gst: Math.round(net * 0.18), split: null }],
  sections: [],
  stages: [],
});

/** Two quotes for a kitchen: cabinets in both, a chimney that is unsure, a sink in only one. */
export function twoQuotes(): QuotesSideBySide {
  const quote = (id: number, firm: string) => ({
    id,
    conversation_id: id + 100,
    version: 1,
    status: 'sent' as const,
    valid_until: '2026-12-31',
    is_expired: false,
    firm,
    title: `Quote ${id}`,
  });
  return {
    quotes: [quote(1, 'Studio Aangan'), quote(2, 'Rasoi Modular')],
    rooms: [
      {
        id: 'r1',
        room: 'kitchen',
        name: '',
        rows: [
          {
            lines: [aLine('a', 'Cabinets', 10_000_000), aLine('x', 'Base cabinets', 9_000_000)],
            sureness: 92,
            is_unsure: false,
          },
          {
            lines: [aLine('b', 'Chimney', 2_000_000), aLine('y', 'Exhaust', 500_000)],
            sureness: 41,
            is_unsure: true,
          },
          { lines: [null, aLine('z', 'Sink', 700_000)], sureness: null, is_unsure: false },
        ],
        totals: [
          { net: 12_000_000, total: 14_160_000 },
          { net: 10_200_000, total: 12_036_000 },
        ],
      },
    ],
    exclusions: [{ text: 'Plumbing', quotes: ['excluded', 'offered'] }],
    totals: [totalsOf(12_000_000), totalsOf(10_200_000)],
  };
}

/** A job with two stages, the first of which the firm has confirmed, with some fields overridden. */
export function aJob(parts: Partial<Job> = {}): Job {
  const stage = { percent: 5_000, proof: '', client_confirmed_at: null, client_sequence: null };
  return {
    id: 4,
    quote_id: 1,
    version: 1,
    conversation_id: 5,
    title: 'Modular kitchen',
    accepted_at: at,
    ended_at: null,
    quoted_amount: 11_800_050,
    changes_amount: 0,
    agreed_amount: 11_800_050,
    side: 'client',
    sha256: 'ab',
    stages: [
      {
        ...stage,
        position: 1,
        name: 'Carcasses are in',
        amount: 5_900_025,
        state: 'confirmed-by-firm',
        firm_confirmed_at: at,
        firm_sequence: 8,
      },
      {
        ...stage,
        position: 2,
        name: 'Handover',
        amount: 5_900_025,
        state: 'open',
        firm_confirmed_at: null,
        firm_sequence: null,
      },
    ],
    changes: [],
    end: { firm: null, client: null },
    ...parts,
  };
}
