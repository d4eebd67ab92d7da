import { type Endpoint, endpoint } from '@aangan/api-client/endpoints';
import type { Attachment } from './conversations-api.ts';

/** The request that uploads a file. It is sent as form data, which the OpenAPI types do not describe. */
export function newAttachment(
  id: number,
  file: File,
  idempotencyKey: string,
): Endpoint<Attachment> {
  const data = new FormData();
  data.set('name', file.name);
  data.set('file', file);
  return {
    ...endpoint('post', '/conversations/{id}/attachments/', { params: { id }, idempotencyKey }),
    data,
  };
}
