/** Where a renderer listens, and where edges find it. */
export type RendererAddress = { path: string } | { host: string; port: number };

/** How long the path of a Unix socket may be, in bytes, on every system. */
const maxSocketPath = 103;

/** Where a URL such as `unix:/run/aangan/renderer.sock` points to; undefined where it names no socket. */
export function socketOf(url: string): { path: string } | undefined {
  const [, path = ''] = /^unix:(\/.+)$/.exec(url) ?? [];
  return path && Buffer.byteLength(path) <= maxSocketPath ? { path } : undefined;
}
