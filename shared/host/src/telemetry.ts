/** Something worth reporting about the page: a failure or a measurement, of one remote where it belongs to one. */
export interface TelemetryEvent {
  /** What happened, such as `remote-failed` or `render-failed`. */
  name: string;
  /** The remote's name, such as `vendors`. */
  remote?: string;
  /** The id of the remote's release. */
  release?: string;
  /** The exposed module, such as `./VendorPage`. */
  expose?: string;
  /** What was thrown. */
  error?: unknown;
  /** A measured value; its unit belongs to the name, such as milliseconds for `remote-loaded`. */
  value?: number;
}

/** Where a page reports what happened. Reporting never throws and never delays the page. */
export interface Telemetry {
  report(event: TelemetryEvent): void;
}

/** Drops every report: for tests and hosts without a place to send them. */
export const silentTelemetry: Telemetry = { report: () => undefined };
