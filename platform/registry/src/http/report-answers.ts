import { Channel } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import Type from 'typebox';
import { Count, Moment, release, Text, Texts } from './answer-parts.ts';
import { nullable } from './schemas.ts';

const rate = { release: Text, views: Count, failures: Type.Record(Text, Count) };

const Frame = Type.Object({
  text: Text,
  name: Type.Optional(Text),
  release: Type.Optional(Text),
  team: Type.Optional(Text),
  source: Type.Optional(Text),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
  function: Type.Optional(Text),
});
export const Reports = example(
  {
    name: Text,
    channel: Channel,
    team: nullable(Text),
    isAutomatic: Type.Boolean(),
    rates: Type.Array(Type.Object(rate)),
    errors: Type.Array(
      Type.Object({
        channel: Channel,
        name: Text,
        release: Text,
        version: nullable(Text),
        kind: Text,
        expose: nullable(Text),
        route: Text,
        message: Text,
        stack: Type.Array(Frame),
        composition: Text,
        releases: nullable(Type.Record(Text, Text)),
        isServer: Type.Boolean(),
        failures: Count,
        engines: Texts,
        changedPages: Count,
        firstAt: Moment,
        lastAt: Moment,
      }),
    ),
    measures: Type.Array(
      Type.Object({
        release: Text,
        route: Text,
        kind: Text,
        language: nullable(Text),
        p75: nullable(Type.Number()),
        samples: Count,
      }),
    ),
  },
  {
    name: 'vendors',
    channel: 'production',
    team: 'vendors',
    isAutomatic: true,
    rates: [{ release, views: 5120, failures: { render: 3 } }],
    errors: [],
    measures: [],
  },
);
export const Rates = example(
  { results: Type.Array(Type.Object({ ...rate, name: Text })) },
  { results: [{ name: 'vendors', release, views: 5120, failures: {} }] },
);
const Side = Type.Object({
  n: Count,
  median: nullable(Type.Number()),
  p75: nullable(Type.Number()),
  outcomes: nullable(Count),
});
export const JudgedCanaries = example(
  {
    results: Type.Array(
      Type.Object({
        id: Type.Integer(),
        percent: Count,
        releases: Type.Array(Type.Object({ name: Text, release: Text })),
        figures: Type.Array(
          Type.Object({
            metric: Text,
            kind: Type.Enum(['speed', 'outcome']),
            canary: Side,
            stable: Side,
            evidence: Type.Number(),
            bound: Type.Number(),
            needed: nullable(Count),
            verdict: Type.Enum(['sound', 'worse', 'unknown']),
          }),
        ),
      }),
    ),
  },
  {
    results: [
      {
        id: 7,
        percent: 10,
        releases: [{ name: 'vendors', release }],
        figures: [
          {
            metric: 'lcp',
            kind: 'speed',
            canary: { n: 210, median: 1850, p75: 2540, outcomes: null },
            stable: { n: 1904, median: 1803, p75: 2470, outcomes: null },
            evidence: 0.4,
            bound: 308,
            needed: 1960,
            verdict: 'sound',
          },
        ],
      },
    ],
  },
);
export const AutomaticRollback = example(
  { channel: Channel, name: Text, isOn: Type.Boolean() },
  { channel: 'production', name: 'vendors', isOn: true },
);
