import { ApiError, problemOf } from '@aangan/api-client';
import { fileMessages } from '@aangan/domain';
import { isStillThere } from '@aangan/ui';

/**
 * Sends a file. One that was changed or moved since it was chosen, or whose source is offline, fails a request as a lost
 * network does; it is told as what it is.
 * @throws ApiError of the kind `validation`, at the field of the file; what `send` throws
 */
export async function whileThere<Answer>(file: File, send: () => Promise<Answer>): Promise<Answer> {
  await assertThere(file);
  try {
    return await send();
  } catch (error) {
    if (problemOf(error).kind === 'network') await assertThere(file);
    throw error;
  }
}

async function assertThere(file: File): Promise<void> {
  if (await isStillThere(file)) return;
  throw new ApiError({
    kind: 'validation',
    message: fileMessages.gone,
    fields: { images: [fileMessages.gone] },
  });
}
