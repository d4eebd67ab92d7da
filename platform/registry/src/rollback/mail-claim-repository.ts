import type { Database, MailClaim } from '@aangan/server';
import type { Tables } from '../tables.ts';

/** What the registry keeps of a mail that was handed to a mail server. @param id of the mail */
export function mailClaimOf({ kysely }: Pick<Database<Tables>, 'kysely'>, id: number): MailClaim {
  return {
    claim: async () => {
      const claimed = await kysely
        .insertInto('handed_mail')
        .values({ id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    giveBack: async () => {
      await kysely.deleteFrom('handed_mail').where('id', '=', id).execute();
    },
  };
}
