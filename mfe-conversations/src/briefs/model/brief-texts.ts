import { connectionProjectTypes, formatCount, formatRupees, projectRooms } from '@aangan/domain';
import type { Brief } from '@aangan/domain/quotes';
import type { Speech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';

/** The names of a brief's fields, on its form and on its sheet. */
export const briefLabels = {
  title: msg({ id: 'conversations.brief-title', message: 'Name of the project' }),
  kind: msg({ id: 'conversations.brief-kind', message: 'Kind of place' }),
  city: msg({ id: 'conversations.brief-city', message: 'City' }),
  locality: msg({ id: 'conversations.brief-locality', message: 'Locality' }),
  area_sqft: msg({ id: 'conversations.brief-area', message: 'Area' }),
  rooms: msg({ id: 'conversations.brief-rooms', message: 'Rooms' }),
  budget: msg({ id: 'conversations.brief-budget', message: 'Budget' }),
  start: msg({ id: 'conversations.brief-start', message: 'Start' }),
  people: msg({ id: 'conversations.brief-people', message: 'Who lives or works there' }),
  style_words: msg({ id: 'conversations.brief-style', message: 'Style' }),
  style: msg({ id: 'conversations.brief-style-pictures', message: 'Pictures from boards' }),
  photos: msg({ id: 'conversations.brief-photos', message: 'Photos' }),
  plans: msg({ id: 'conversations.brief-plans', message: 'Floor plans' }),
  must_haves: msg({ id: 'conversations.brief-must-haves', message: 'Must-haves' }),
} as const;

/** A title for people who did not give one. */
export function briefTitle({ title }: Pick<Brief, 'title'>, i18n: Speech['i18n']): string {
  return (
    title || i18n._(msg({ id: 'conversations.brief-untitled', message: 'Brief without a name' }))
  );
}

/** What a room is called: its name, else its kind. */
export function roomTitle(
  { room, name }: Pick<Brief['rooms'][number], 'room' | 'name'>,
  say: Speech['say'],
): string {
  const kind = say(projectRooms.find(({ id }) => id === room)?.label ?? 'Other');
  return name ? `${kind} · ${name}` : kind;
}

/** The facts of a brief as lines of text; '' for what is not said. */
export function briefFacts(brief: Brief, { i18n, say }: Speech) {
  const { kind, city, locality, area_sqft: area, start, people, style_words } = brief;
  const label = connectionProjectTypes.find(({ id }) => id === kind)?.label;
  const square = area === null ? '' : formatCount(area);
  return [
    { field: 'kind', text: label ? say(label) : '' },
    { field: 'city', text: [locality, city && say(city)].filter(Boolean).join(', ') },
    {
      field: 'area_sqft',
      text: square && i18n._(msg({ id: 'conversations.brief-sqft', message: `${square} sq ft` })),
    },
    { field: 'budget', text: budgetText(brief, i18n) },
    { field: 'start', text: say(start) },
    { field: 'people', text: people },
    { field: 'style_words', text: style_words },
    { field: 'must_haves', text: brief.must_haves.join('\n') },
  ] as const;
}

function budgetText({ budget_min: min, budget_max: max }: Brief, i18n: Speech['i18n']): string {
  const from = min === null ? '' : formatRupees(min);
  const to = max === null ? '' : formatRupees(max);
  if (from && to) return `${from} – ${to}`;
  if (from) return i18n._(msg({ id: 'conversations.brief-from', message: `from ${from}` }));
  return to && i18n._(msg({ id: 'conversations.brief-up-to', message: `up to ${to}` }));
}
