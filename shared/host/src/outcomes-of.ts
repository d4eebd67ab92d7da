import type { Host } from './host.ts';

/** The outcomes of a remote, by the names that its remote.json declares. */
export interface RemoteOutcomes<Name extends string = string> {
  /** The remote's name. */
  readonly remote: string;
  /**
   * Reports that an outcome was reached, such as that a request was sent. It counts once for a page view, and tells
   * nothing of the visitor. A name that is not declared is an error in the console, and is not reported.
   */
  report(host: Pick<Host, 'reportOutcome'>, name: Name): void;
}

/**
 * The outcomes that a remote declares, typed by its remote.json:
 * `export const outcomes = outcomesOf({ remote: manifest.name, outcomes: manifest.outcomes });`
 */
export function outcomesOf<Declared extends Record<string, { description: string }>>({
  remote,
  outcomes,
}: {
  remote: string;
  outcomes: Declared;
}): RemoteOutcomes<keyof Declared & string> {
  return {
    remote,
    report: (host, name) => {
      if (Object.hasOwn(outcomes, name)) host.reportOutcome(remote, name);
      else console.error(`remote.json of ${remote} declares no outcome ${name}.`);
    },
  };
}
