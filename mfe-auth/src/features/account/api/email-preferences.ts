import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { accountApi } from './account-api.ts';

const ownPreferences = endpoint('get', '/auth/me/email-preferences/');

export type EmailPreferences = ResponseOf<typeof ownPreferences>;

interface Choice {
  accountId: number;
  chosen: Partial<EmailPreferences>;
}

const api = accountApi.injectEndpoints({
  endpoints: (build) => ({
    emailPreferences: build.query<EmailPreferences, number>({ query: () => ownPreferences }),
    /** The switch changes at once, and back if the choice could not be saved. */
    chooseEmails: build.mutation<EmailPreferences, Choice>({
      query: ({ chosen }) => endpoint('patch', '/auth/me/email-preferences/', { body: chosen }),
      async onQueryStarted({ accountId, chosen }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          api.util.updateQueryData('emailPreferences', accountId, (kept) => {
            Object.assign(kept, chosen);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useEmailPreferencesQuery, useChooseEmailsMutation } = api;
