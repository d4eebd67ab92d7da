import type { Logger } from '@aangan/server';
import type { Lifecycle } from '../start/lifecycle.ts';
import type { Progress } from '../start/progress.ts';
import type { StartSettings } from '../start-settings.ts';

/** What all parts of one process have. */
export interface Start {
  settings: StartSettings;
  /** Whether the whole site runs in this process: what listens then shares its ports, and nothing else writes there. */
  isWhole: boolean;
  /** What the process is called in logs and metrics: `all`, or the part. */
  name: string;
  logger: Logger;
  lifecycle: Lifecycle;
  progress: Progress;
}

/**
 * What each part gives to those that need it, by its name. A part adds its own, in its file.
 * @public
 */
export interface Provided {
  /** Nearly every part needs it. */
  data: {
    /** DATA_DIR, which is there. */
    dataDir: string;
    /** EDGE_SECRET, or the one that is kept there. */
    edgeSecret: string;
  };
}

export type PartName = keyof Provided;

/** What a part needs, each as soon as it is there. */
export type Needed<Names extends PartName> = { readonly [Name in Names]: Promise<Provided[Name]> };

/** One part of the site: what it needs, how it runs in this process, and how it is reached where it runs elsewhere. */
export interface Part<Name extends PartName = PartName, Needs extends PartName = never> {
  needs: readonly Needs[];
  /** The ports that it listens on in this process, as settings say. */
  ports?(start: Start): readonly number[];
  /**
   * Runs it in this process.
   * @returns what those that need it get, once it serves
   */
  run?(start: Start, needed: Needed<Needs>): Promise<Provided[Name]>;
  /** @returns what those that need it get where it does not run in this process */
  reach?(start: Start, needed: Needed<Needs>): Promise<Provided[Name]>;
}

/** A part, with what it is given by those that it needs. */
export function definePart<Name extends PartName, Needs extends PartName = never>(
  _name: Name,
  part: Part<Name, Needs>,
): Part<Name, Needs> {
  return part;
}
