/** Which reports to read: those of a name on a channel, for all its releases or for one. */
export interface Asked {
  name: string;
  channel: string;
  release?: string | undefined;
}
