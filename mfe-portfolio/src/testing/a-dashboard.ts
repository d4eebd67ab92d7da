import type { components } from '@aangan/api-client/endpoints';

type FirmDashboard = components['schemas']['FirmDashboard'];

const none = { now: 0, before: 0, median: null };

/** The figures of a week, all zero but for what is changed. */
export function aDashboard(changes: Partial<FirmDashboard> = {}): FirmDashboard {
  return {
    days: 7,
    first_day: '2026-11-22',
    last_day: '2026-11-28',
    views_since: '2026-01-01',
    is_public: true,
    group: null,
    people: none,
    saves: none,
    requests: none,
    answered: {
      within_a_day: { now: 0, before: 0 },
      of: { now: 0, before: 0 },
      median_percent: null,
    },
    quotes_sent: none,
    quotes_accepted: none,
    by_day: [22, 23, 24, 25, 26, 27, 28].map((day) => ({
      day: `2026-11-${day}`,
      people: 0,
      before: 0,
    })),
    sources: [],
    projects: [],
    ...changes,
  };
}

/** One in which something has happened. */
export const aBusyDashboard = (changes: Partial<FirmDashboard> = {}): FirmDashboard =>
  aDashboard({
    people: { now: 1_250, before: 14, median: 5.5 },
    saves: { now: 3, before: 4, median: 2 },
    requests: { now: 2, before: 2, median: null },
    answered: {
      within_a_day: { now: 5, before: 3 },
      of: { now: 6, before: 4 },
      median_percent: 80,
    },
    by_day: aDashboard().by_day.map((day, at) => ({
      ...day,
      people: at === 4 ? 1_250 : 0,
      before: at === 6 ? 14 : 0,
    })),
    sources: [
      { source: 'home', now: 50, before: 14 },
      { source: 'search', now: 1_200, before: 0 },
      { source: 'board', now: 0, before: 0 },
    ],
    projects: [
      { id: 4, title: '=HYPERLINK("http://x.example")', now: 9, before: 2 },
      { id: 5, title: 'हवेली, पुणे', now: 1, before: 0 },
    ],
    ...changes,
  });
