import { type ChannelValues, toRegistry } from '@aangan/registry-client';
import { readFromChannel } from '../change-site.ts';
import type { SiteClient } from '../site-client.ts';

/** The values of a channel. @throws {PlainError} when there is no such channel */
export function readValues(site: SiteClient, channel: string): Promise<ChannelValues> {
  const asked = toRegistry('get', '/channels/{channel}/values', { params: { channel } });
  return readFromChannel(site, channel, asked);
}
