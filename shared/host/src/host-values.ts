/** What a value of a remote is. */
export type Value = string | number | boolean;

/** What the site's channel sets of the values that remotes declare, for the visitor of this host. */
export interface HostValues {
  /** A value for pages; undefined where the channel sets nothing. Components use `valuesOf`. */
  read(remote: string, name: string): Value | undefined;
  /** A value for servers only; absent in a browser. */
  readOnServer?: (remote: string, name: string) => Value | undefined;
}
