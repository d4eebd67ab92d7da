import type { ProjectRoom } from '../../projects.ts';
import { emptyQuote, type Quote, type QuoteUnit } from '../quote.ts';

/**
 * Two quotes for one place. A line begins with its key: lines of both with the same key offer the same thing, and one
 * whose key the other has not is offered by one of them only.
 */
export interface Pair {
  name: string;
  a: string;
  b: string;
}

/** The quote of a text: `# room: name` or `# trade: name` begins a section, `key | what | unit` is a line. */
export function quoteOf(text: string): Quote {
  const sections: Quote['sections'] = [];
  for (const row of text.trim().split('\n')) {
    const [, kind = '', name = ''] = /^# ([a-z]+): (.+)$/.exec(row) ?? [];
    if (kind) {
      const room = kind === 'trade' ? null : (kind as ProjectRoom);
      const id = `s${sections.length}`;
      sections.push({ id, kind: room ? 'room' : 'trade', name, room, lines: [] });
      continue;
    }
    const [key = '', what = '', unit = ''] = row.split('|').map((part) => part.trim());
    const line = {
      id: key,
      what,
      quantity: 1_000,
      unit: unit as QuoteUnit,
      rate: 100,
      gst: 18 as const,
    };
    sections.at(-1)?.lines.push(line);
  }
  return { ...emptyQuote, sections };
}
