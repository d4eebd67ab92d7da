import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { SiteLanguage } from '@aangan/domain';
import { accountApi } from './account-api.ts';

const settingsIn = (language: SiteLanguage) =>
  endpoint('get', '/notifications/settings/', { query: { language } });

export type NotificationSettings = ResponseOf<ReturnType<typeof settingsIn>>;
export type NotificationKind = NotificationSettings['kinds'][number];

/** What is chosen: a way of a kind, or an end of the quiet hours. */
export type Choice =
  | ({ kind: string } & Partial<Pick<NotificationKind, 'on_site' | 'by_mail'>>)
  | Partial<Pick<NotificationSettings, 'quiet_from' | 'quiet_to'>>;

/** Whose settings, and in which language kinds are called. */
interface Whose {
  accountId: number;
  language: SiteLanguage;
}

const api = accountApi.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query<NotificationSettings, Whose>({
      query: ({ language }) => settingsIn(language),
    }),
    /** What was pressed changes at once, and back if it could not be saved. */
    choose: build.mutation<NotificationSettings, Whose & { choice: Choice }>({
      query: ({ language, choice }) =>
        endpoint('patch', '/notifications/settings/', {
          query: { language },
          body: choice as { quiet_from?: number },
        }),
      async onQueryStarted({ choice, ...whose }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          api.util.updateQueryData('notificationSettings', whose, (settings) => {
            const kind = 'kind' in choice && settings.kinds.find((one) => one.kind === choice.kind);
            Object.assign(kind || settings, choice);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useNotificationSettingsQuery, useChooseMutation } = api;
