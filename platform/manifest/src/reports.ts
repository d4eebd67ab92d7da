import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { Channel } from './composition.ts';
import { BuiltExposeName, RemoteName } from './declared-names.ts';
import { OutcomeName } from './outcome-declarations.ts';
import { ReleaseId } from './release-manifest.ts';
import {
  deviceClasses,
  engines,
  failureKinds,
  measureKinds,
  reportLimits,
} from './report-limits.ts';
import { LanguageCode } from './texts-in-languages.ts';

/** The release that a report is about, and where it happened: no address, no query and nothing of the visitor. */
const about = {
  /** The remote's name, or `shell`. */
  name: RemoteName,
  release: ReleaseId,
  /** The pattern of the route, such as `/vendors/:id`. */
  route: Type.String({ maxLength: reportLimits.route, pattern: '^/' }),
};

export const FailureReport = Type.Object(
  {
    ...about,
    kind: Type.Enum([...failureKinds]),
    expose: Type.Optional(BuiltExposeName),
    message: Type.String({ maxLength: reportLimits.message }),
    stack: Type.Optional(Type.String({ maxLength: reportLimits.stack })),
    /** Whether a known translator or extension had changed the page. */
    isPageChanged: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type FailureReport = Static<typeof FailureReport>;

export const MeasureReport = Type.Object(
  {
    ...about,
    kind: Type.Enum([...measureKinds]),
    /** In milliseconds; of transfer-size in kB, of cls without a unit. */
    value: Type.Number({ minimum: 0, maximum: 600_000 }),
  },
  { additionalProperties: false },
);
export type MeasureReport = Static<typeof MeasureReport>;

/** Something that a remote's visitors came for was done: an outcome that its remote.json declares. */
export const OutcomeReport = Type.Object(
  { ...about, kind: Type.Literal('outcome'), outcome: OutcomeName },
  { additionalProperties: false },
);
export type OutcomeReport = Static<typeof OutcomeReport>;

/** What a page sends: the signed id of its view, and what happened. */
const PageReports = Type.Object(
  {
    page: Type.String({ maxLength: reportLimits.page }),
    reports: Type.Array(Type.Union([FailureReport, MeasureReport, OutcomeReport]), {
      minItems: 1,
      maxItems: reportLimits.reports,
    }),
    /** Sent by pages of earlier versions, and read no more. */
    isRepeat: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type PageReports = Static<typeof PageReports>;

/** The reports in a request of a page; null where it is malformed. */
export function parsePageReports(text: string): PageReports | null {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(PageReports, value) ? value : null;
  } catch {
    return null;
  }
}

export function isFailure(report: PageReports['reports'][number]): report is FailureReport {
  return report.kind in isFailureKind;
}

export function isOutcome(report: PageReports['reports'][number]): report is OutcomeReport {
  return report.kind === 'outcome';
}

const isFailureKind = Object.fromEntries(failureKinds.map((kind) => [kind, true]));

/** The longest id of a composition, in characters. */
const CompositionId = Type.String({ pattern: '^[\\w-]{8,64}$' });
/** A hash of the page view's id. */
const PageKey = Type.String({ pattern: '^[\\w-]{16,64}$' });
/** Seconds since the Unix epoch. */
const Instant = Type.Integer({ minimum: 0 });
/** A keyed hash of the visitor's network. */
const Network = Type.String({ pattern: '^[\\w-]{8,64}$' });
/**
 * A keyed hash of the visitor's id; absent where the page's channel was not divided, and from edges of earlier versions.
 */
const Visitor = Type.Optional(Type.String({ pattern: '^[\\w-]{8,64}$' }));
/** Of the channel, as the edge served it. */
const Revision = Type.Integer({ minimum: 0 });
const EngineName = Type.Enum([...engines]);

/** What an edge hands to the registry: what it served, and what pages reported of it. */
export const ReportBatch = Type.Object({
  /** Random; a batch that is sent again counts once. */
  id: Type.String({ pattern: '^[\\w-]{16,64}$' }),
  channel: Channel,
  /** The compositions that the batch names. */
  compositions: Type.Array(
    Type.Object({
      id: CompositionId,
      /** Name → release, with the shell. */
      releases: Type.Record(RemoteName, ReleaseId),
      /** The ids of the canaries that it contains. */
      canaries: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 }),
    }),
    { maxItems: 200 },
  ),
  /** Answered pages with an id of their own, by the minute. */
  views: Type.Array(
    Type.Object({
      composition: CompositionId,
      minute: Instant,
      count: Type.Integer({ minimum: 1 }),
    }),
    { maxItems: 2_000 },
  ),
  /** Reports of pages that have started: the first of each network, engine and composition in a batch. */
  starts: Type.Optional(
    Type.Array(
      Type.Object({
        composition: CompositionId,
        network: Network,
        visitor: Visitor,
        engine: EngineName,
        revision: Revision,
        viewedAt: Instant,
      }),
      { maxItems: 2_000 },
    ),
  ),
  failures: Type.Array(
    Type.Object({
      ...FailureReport.properties,
      composition: CompositionId,
      page: PageKey,
      viewedAt: Instant,
      network: Network,
      visitor: Visitor,
      /** Absent from edges of earlier versions: the failure then says nothing of a canary. */
      revision: Type.Optional(Revision),
      /** Absent where the server saw it. */
      engine: Type.Optional(EngineName),
      /** Whether a server saw the failure, so that no visitor can have made it up. */
      isServer: Type.Boolean(),
      /** Whether the page's id was no longer fresh: the failure is listed, but counts for no decision. */
      isLate: Type.Boolean(),
    }),
    { maxItems: 500 },
  ),
  measures: Type.Array(
    Type.Object({
      ...MeasureReport.properties,
      composition: CompositionId,
      page: PageKey,
      /** The language that the page was in; absent where its site declares none. */
      language: Type.Optional(LanguageCode),
      /** What canaries are compared by; absent from edges of earlier versions. */
      visit: Type.Optional(
        Type.Object({
          network: Network,
          visitor: Visitor,
          revision: Revision,
          device: Type.Enum([...deviceClasses]),
          /**
           * The revisions in which the browser first and last got a page before this one; absent where this is its first,
           * as far as its cookies tell.
           */
          came: Type.Optional(Type.Object({ first: Revision, last: Revision })),
        }),
      ),
    }),
    { maxItems: 2_000 },
  ),
  outcomes: Type.Optional(
    Type.Array(
      Type.Object({
        ...OutcomeReport.properties,
        composition: CompositionId,
        page: PageKey,
        network: Network,
        visitor: Visitor,
        revision: Revision,
      }),
      { maxItems: 500 },
    ),
  ),
});
export type ReportBatch = Static<typeof ReportBatch>;
export type ReportedFailure = ReportBatch['failures'][number];
export type ReportedStart = NonNullable<ReportBatch['starts']>[number];
export type ReportedMeasure = ReportBatch['measures'][number];
export type ReportedOutcome = NonNullable<ReportBatch['outcomes']>[number];
