import { problemOf } from '@aangan/api-client';
import { type Role, roleOf } from '@aangan/domain';
import { failureToast, forgetFailure } from '@aangan/firms';
import type { User } from '@aangan/host';
import { ErrorState, Stack, Switch } from '@aangan/ui';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import {
  type EmailPreferences,
  useChooseEmailsMutation,
  useEmailPreferencesQuery,
} from '../api/email-preferences.ts';
import { isFirm } from '../model/account-labels.ts';

/** When a mail about reviews is sent. */
const reviewHints: Record<Role, string> = {
  client: 'When we have decided about a review you reported',
  designer: 'When we have decided about a review you wrote or reported',
  architect: 'When we have decided about a review you wrote or reported',
  vendor: 'When someone reviews your listing, or we have decided about a review you reported',
};

/** Switches for the emails that can be turned off; security emails are always sent. */
export function EmailSwitches({ user }: { user: User }) {
  const { currentData, error, isFetching, refetch } = useEmailPreferencesQuery(user.id);
  const [choose] = useChooseEmailsMutation();
  if (error && !currentData) {
    return (
      <ErrorState
        title="Your choices could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!currentData) return <LoadingBlock label="Loading your choices…" height="7rem" />;

  async function change(chosen: Partial<EmailPreferences>) {
    const answer = await choose({ accountId: user.id, chosen });
    if (!answer.error) return forgetFailure('choose mails');
    const message = 'Your choice could not be saved. Please try again.';
    failureToast(problemOf(answer.error), message, 'choose mails');
  }

  return (
    <Stack gap="l">
      <Switch
        label="Connection requests"
        hint={
          isFirm(user)
            ? 'When someone asks to connect with you'
            : 'When a firm answers a request of yours'
        }
        checked={currentData.requests}
        onChange={({ target }) => void change({ requests: target.checked })}
      />
      <Switch
        label="Reviews"
        hint={reviewHints[roleOf(user)]}
        checked={currentData.reviews}
        onChange={({ target }) => void change({ reviews: target.checked })}
      />
    </Stack>
  );
}
