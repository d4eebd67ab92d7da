import { problemOf } from '@aangan/api-client';
import { type Role, roleOf } from '@aangan/domain';
import { failureToast, forgetFailure } from '@aangan/firms';
import type { User } from '@aangan/host';
import type { MessageDescriptor } from '@aangan/messages';
import { ErrorState, Stack, Switch } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import {
  type EmailPreferences,
  useChooseEmailsMutation,
  useEmailPreferencesQuery,
} from '../api/email-preferences.ts';
import { isFirm } from '../model/account-labels.ts';

const ofOwnReviews = msg({
  id: 'auth.review-mails-writer',
  message: 'When we have decided about a review you wrote or reported',
});

/** When a mail about reviews is sent. */
const reviewHints: Record<Role, MessageDescriptor> = {
  client: msg({
    id: 'auth.review-mails-client',
    message: 'When we have decided about a review you reported',
  }),
  designer: ofOwnReviews,
  architect: ofOwnReviews,
  vendor: msg({
    id: 'auth.review-mails-vendor',
    message: 'When someone reviews your listing, or we have decided about a review you reported',
  }),
};

/** Switches for the emails that can be turned off; security emails are always sent. */
export function EmailSwitches({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { currentData, error, isFetching, refetch } = useEmailPreferencesQuery(user.id);
  const [choose] = useChooseEmailsMutation();
  if (error && !currentData) {
    return (
      <ErrorState
        title={t({ id: 'auth.mail-choices-failed', message: 'Your choices could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!currentData)
    return (
      <LoadingBlock
        label={t({ id: 'auth.mail-choices-loading', message: 'Loading your choices…' })}
        height="7rem"
      />
    );

  async function change(chosen: Partial<EmailPreferences>) {
    const answer = await choose({ accountId: user.id, chosen });
    if (!answer.error) return forgetFailure('choose mails');
    const message = t({
      id: 'auth.mail-choice-failed',
      message: 'Your choice could not be saved. Please try again.',
    });
    failureToast(problemOf(answer.error), message, 'choose mails');
  }

  return (
    <Stack gap="l">
      <Switch
        label={t({ id: 'auth.connection-requests', message: 'Connection requests' })}
        hint={
          isFirm(user)
            ? t({ id: 'auth.request-mails-firm', message: 'When someone asks to connect with you' })
            : t({
                id: 'auth.request-mails-client',
                message: 'When a firm answers a request of yours',
              })
        }
        checked={currentData.requests}
        onChange={({ target }) => void change({ requests: target.checked })}
      />
      <Switch
        label={t({ id: 'auth.reviews', message: 'Reviews' })}
        hint={i18n._(reviewHints[roleOf(user)])}
        checked={currentData.reviews}
        onChange={({ target }) => void change({ reviews: target.checked })}
      />
    </Stack>
  );
}
