import type { Logger } from '@aangan/server';
import type { Lifecycle } from '../start/lifecycle.ts';
import type { Progress } from '../start/progress.ts';
import type { StartSettings } from '../start-settings.ts';

/** What all parts in a process share. */
export interface Start {
  settings: StartSettings;
  /**
   * Whether the whole site runs in this process: ports are then shared, and no other process writes to the data folder.
   */
  isWhole: boolean;
  /** What the process is called in logs and metrics: `all`, or the part. */
  name: string;
  logger: Logger;
  lifecycle: Lifecycle;
  progress: Progress;
}

/**
 * The value that each part provides to those that need it. A part declares its own, in its file.
 * @public
 */
export interface Provided {
  /** Nearly every part needs it. */
  data: {
    /** DATA_DIR, which is there. */
    dataDir: string;
    /** EDGE_SECRET, or the generated one in the data folder. */
    edgeSecret: string;
  };
}

export type PartName = keyof Provided;

/** The values that a part needs, each a promise. */
export type Needed<Names extends PartName> = { readonly [Name in Names]: Promise<Provided[Name]> };

/** One part of the site: what it needs, how it runs in this process, and how it is reached if it runs elsewhere. */
export interface Part<Name extends PartName = PartName, Needs extends PartName = never> {
  needs: readonly Needs[];
  /** The ports that it listens on in this process, as settings say. */
  ports?(start: Start): readonly number[];
  /**
   * Runs the part in this process.
   * @returns the value for parts that need it, once it serves
   */
  run?(start: Start, needed: Needed<Needs>): Promise<Provided[Name]>;
  /** @returns the value for parts that need it, if it does not run in this process */
  reach?(start: Start, needed: Needed<Needs>): Promise<Provided[Name]>;
}

/** Defines a part, with the types of what it needs. */
export function definePart<Name extends PartName, Needs extends PartName = never>(
  _name: Name,
  part: Part<Name, Needs>,
): Part<Name, Needs> {
  return part;
}
