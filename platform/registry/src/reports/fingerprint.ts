import { createHash } from 'node:crypto';
import type { ReportedFailure } from '@aangan/manifest';

/** A frame of a stack in a file of a release, as Chromium, Firefox and Node write them. */
const releaseFrame = /\/releases\/[a-z0-9-]+\/[a-f0-9]{16}\/([^\s():]+):(\d+):(\d+)/;

/**
 * A text that is equal for failures of one release that count as the same, though their numbers and hashes of files may
 * differ. A failure that a server saw never equals one that a page reports, which may be made up.
 */
export function fingerprintOf({
  kind,
  expose = '',
  message,
  stack = '',
  isServer,
}: Pick<ReportedFailure, 'kind' | 'expose' | 'message' | 'stack' | 'isServer'>): string {
  const frame = releaseFrame.exec(stack)?.slice(1).join(':') ?? '';
  const seenBy = isServer ? 'server' : 'page';
  const text = [seenBy, kind, expose, message.replace(/\d+/g, '0').slice(0, 200), frame].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
