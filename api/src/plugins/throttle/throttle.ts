import fp from 'fastify-plugin';
import { throttled } from '../../problems.ts';
import { forgetEndedWindows, forgetSlots, giveSlotBack, takeSlot } from './throttle.repository.ts';

/** How often something may be tried in one window. */
interface Allowance {
  key: string;
  limit: number;
}

export interface Throttle {
  /** Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit.
   * @throws Refusal 429 with Retry-After when the allowance is used up. */
  take(allowance: Allowance): Promise<void>;
  /** Takes one attempt back that does not count after all. */
  giveBack(allowance: Allowance): Promise<void>;
  /** Forgets all attempts. */
  reset(allowance: Allowance): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    throttle: Throttle;
  }
}

/** Throttles are counted in the database, so that any number of API processes share them. */
export const throttle = fp<{ throttleMinutes: number }>(
  async (app, { throttleMinutes }) => {
    const { kysely } = app.database;
    const windowSeconds = throttleMinutes * 60;
    app.decorate('throttle', {
      take: async ({ key, limit }) => {
        const { count, seconds } = await takeSlot(kysely, key, windowSeconds);
        if (count > limit) throw throttled(seconds);
      },
      giveBack: ({ key }) => giveSlotBack(kysely, key),
      reset: ({ key }) => forgetSlots(kysely, key),
    });
    const sweep = () =>
      forgetEndedWindows(kysely).catch((error) => app.log.warn({ err: error }, 'sweep failed'));
    const timer = setInterval(sweep, windowSeconds * 1000).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'throttle', dependencies: ['database'] },
);
