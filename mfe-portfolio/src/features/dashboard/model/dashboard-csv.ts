import { csvOf, guardedCell } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { figureNames } from './figure-names.ts';
import { sourceNames } from './source-names.ts';

const words = {
  about: msg({ id: 'portfolio.csv-about', message: 'What' }),
  name: msg({ id: 'portfolio.csv-name', message: 'Name' }),
  median: msg({ id: 'portfolio.csv-median', message: 'Median' }),
  figure: msg({ id: 'portfolio.csv-figure', message: 'Figure' }),
  day: msg({ id: 'portfolio.csv-day', message: 'Visitors of the day' }),
  source: msg({ id: 'portfolio.csv-source', message: 'Visitors from' }),
  project: msg({ id: 'portfolio.csv-project', message: 'Visitors of the project' }),
  of: msg({ id: 'portfolio.csv-due', message: 'Requests that were due for an answer' }),
  percent: msg({ id: 'portfolio.csv-percent', message: 'Answered within a day, percent' }),
};

interface Pair {
  now: number;
  before: number;
}

/** The figures as CSV for a spreadsheet: a row for each figure, day, source and project. */
export function dashboardCsv(dashboard: FirmDashboard, i18n: I18n): string {
  const { answered, by_day, sources, projects } = dashboard;
  const say = (word: keyof typeof words) => i18n._(words[word]);
  const row = (about: string, name: string, { now, before }: Pair, median?: number | null) => [
    about,
    guardedCell(name),
    String(now),
    String(before),
    typeof median === 'number' ? String(median) : '',
  ];
  const figure = (name: string, pair: Pair, median?: number | null) =>
    row(say('figure'), name, pair, median);
  const names = figureNames(i18n);
  const numbers = (['people', 'saves', 'requests'] as const).map((key) =>
    figure(names[key], dashboard[key], dashboard[key].median),
  );
  const quotes = (['quotes_sent', 'quotes_accepted'] as const).map((key) =>
    figure(names[key], dashboard[key], dashboard[key].median),
  );
  return csvOf([
    [
      say('about'),
      say('name'),
      periodText(dashboard.first_day, dashboard.last_day),
      i18n._(beforeText(dashboard.days)),
      say('median'),
    ],
    ...numbers,
    figure(names.answered, answered.within_a_day),
    figure(say('of'), answered.of),
    ...(answered.median_percent === null
      ? []
      : [[say('figure'), say('percent'), '', '', String(answered.median_percent)]]),
    ...quotes,
    ...by_day.map(({ day, people, before }) => row(say('day'), day, { now: people, before })),
    ...sources.map((one) => row(say('source'), i18n._(sourceNames[one.source]), one)),
    ...projects.map((one) => row(say('project'), one.title, one)),
  ]);
}

const periodText = (first: string, last: string) => `${first} – ${last}`;

const beforeText = (days: number) =>
  msg({ id: 'portfolio.days-before', message: `The ${days} days before` });
