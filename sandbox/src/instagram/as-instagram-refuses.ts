import type { FastifyReply } from 'fastify';

const sentences = {
  100: 'Invalid parameter',
  190: 'Error validating access token: The session is invalid.',
} as const;

/** A refusal in the words of the Graph API, which are not this API's: its client is to read them. */
export function asInstagramRefuses(reply: FastifyReply, code: keyof typeof sentences) {
  return reply.status(400).send({
    error: { message: sentences[code], type: 'OAuthException', code, fbtrace_id: 'sandbox' },
  });
}
