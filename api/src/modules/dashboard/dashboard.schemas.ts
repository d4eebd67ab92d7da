import { dashboardPeriods, viewSources } from '@aangan/domain';
import { Type } from 'typebox';
import { nullable } from '../../schemas/nullable.ts';

const day = (description: string) => Type.String({ format: 'date', description });
const count = () => Type.Integer({ minimum: 0 });
const pair = { now: count(), before: count() };
const median = nullable(
  Type.Number({ description: 'Of the firms of the group; null where there is none' }),
);
const figure = (description: string) => Type.Object({ ...pair, median }, { description });

export const DashboardQuery = Type.Object({
  days: Type.Optional(
    Type.Enum(dashboardPeriods.map(String), {
      description: 'How many days, of which today is the last; by default 30',
    }),
  ),
});

/** What a firm sees of its figures. Days are those of India. `before` is the same number of days before. */
export const FirmDashboard = Type.Object(
  {
    days: count(),
    first_day: day('The first day of the period'),
    last_day: day('Today'),
    views_since: day('From which day on views are counted'),
    is_public: Type.Boolean({ description: 'Whether the page of the firm is public' }),
    group: Type.Union([Type.Object({ city: Type.String(), firms: count() }), Type.Null()], {
      description:
        'The listed firms of the same kind in the same city that the medians are of, up to yesterday; null where there are fewer than ten',
    }),
    people: figure('People who looked at a page of the firm, each once a day; without the firm'),
    saves: figure('Accounts that saved the firm or something it shows'),
    requests: figure('Requests that were sent'),
    answered: Type.Object(
      {
        within_a_day: Type.Object(pair),
        of: Type.Object(pair),
        median_percent: median,
      },
      { description: 'Of the requests that were answered or are older than a day' },
    ),
    quotes_sent: figure('Quotes whose first version was sent'),
    quotes_accepted: figure('Quotes that were accepted'),
    by_day: Type.Array(
      Type.Object({
        day: day('A day of the period'),
        people: count(),
        before: Type.Integer({ minimum: 0, description: 'People as many days before' }),
      }),
    ),
    sources: Type.Array(Type.Object({ source: Type.Enum([...viewSources]), ...pair }), {
      description: 'People by where in the site they came from, each source once',
    }),
    projects: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), ...pair }), {
      description: 'People who looked at a project, the most viewed first; at most 50',
    }),
  },
  { $id: 'FirmDashboard' },
);
