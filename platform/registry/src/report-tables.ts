import type { Channel } from '@aangan/manifest';
import type { ColumnType, Generated } from 'kysely';

interface ServedCompositionTable {
  channel: Channel;
  id: string;
  /** Name → release, with the shell. */
  releases: ColumnType<Record<string, string>, string, never>;
  canaries: number[];
  first_at: Generated<string>;
  last_at: Generated<string>;
}

interface ReportBatchTable {
  id: string;
  at: Generated<string>;
}

interface PageViewsTable {
  channel: Channel;
  composition: string;
  minute: string;
  views: number;
}

interface FailedViewTable {
  page: string;
  name: string;
  release: string;
  channel: Channel;
  composition: string;
  kind: string;
  network: string;
  /** Null where the page's channel was not divided. */
  visitor: string | null;
  /** Of the channel, as the edge served it. */
  revision: number;
  viewed_at: string;
  is_late: boolean;
  /** Null where a server saw the failure. */
  engine: string | null;
}

interface StartedViewTable {
  channel: Channel;
  composition: string;
  engine: string;
  network: string;
  /** Null where the page's channel was not divided. */
  visitor: string | null;
  /** Of the channel, as the edge served the newest of them. */
  revision: number;
  /** Of all of them: of each percentage of a canary the first. */
  revisions: number[];
  viewed_at: string;
}

interface FailureCountTable {
  channel: Channel;
  name: string;
  release: string;
  kind: string;
  minute: string;
  failures: number;
}

interface ErrorGroupTable {
  channel: Channel;
  name: string;
  release: string;
  fingerprint: string;
  kind: string;
  expose: string | null;
  route: string;
  message: string;
  stack: string;
  composition: string;
  is_server: boolean;
  failures: number;
  /** Keyed hashes of the networks that saw it, in the order in which they did. */
  networks: Generated<string[]>;
  /** The engines that it was seen in. */
  engines: Generated<string[]>;
  /** Of the failures, those in pages that a translator or an extension had changed. */
  changed_pages: Generated<number>;
  first_at: Generated<string>;
  last_at: Generated<string>;
}

export interface MeasurementTable {
  channel: Channel;
  name: string;
  release: string;
  route: string;
  kind: string;
  /** The language of the pages; empty where their site declares none. */
  language: string;
  hour: string;
  counts: number[];
}

interface MeasuredViewTable {
  page: string;
  kind: string;
  name: string;
  at: Generated<string>;
}

interface CanaryMetricTable {
  canary: number;
  set_in: number;
  metric: string;
  route: string;
  device: string;
  is_repeat: boolean;
  with_canary: number;
  without: number;
  won: number[];
  recent: number[];
  values_with: number[];
  values_without: number[];
}

interface CanaryNetworkTable {
  canary: number;
  set_in: Generated<number>;
  metric: string;
  is_repeat: Generated<boolean>;
  network: string;
  page: string | null;
}

interface AutoRollbackTable {
  channel: Channel;
  name: string;
  changed_by: string;
  changed_at: Generated<string>;
}

/** The tables of what pages report, and of what follows from it. */
export interface ReportTables {
  served_composition: ServedCompositionTable;
  report_batch: ReportBatchTable;
  page_views: PageViewsTable;
  failed_view: FailedViewTable;
  started_view: StartedViewTable;
  failure_count: FailureCountTable;
  error_group: ErrorGroupTable;
  measurement: MeasurementTable;
  measured_view: MeasuredViewTable;
  canary_metric: CanaryMetricTable;
  canary_network: CanaryNetworkTable;
  auto_rollback: AutoRollbackTable;
}
