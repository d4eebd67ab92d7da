/** What reports are asked for: those of a name on a channel, of all its releases or of one. */
export interface Asked {
  name: string;
  channel: string;
  release?: string | undefined;
}
