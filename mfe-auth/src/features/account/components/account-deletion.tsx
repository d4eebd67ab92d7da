import { mayHaveArrived, problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { Button, Dialog, Stack, toasts } from '@aangan/ui';
import { FormBody, FormPasswordField, FormTextField, refusedValues } from '@aangan/ui/formik';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { ownPasswordRule } from '../../../form/account-rules.ts';
import { useAccountRequests } from '../api/account-requests.ts';
import { failureOrLost } from '../model/lost-answer.ts';
import { unguarded } from './leave-guard.tsx';

/** The word to type, so that an account is not deleted by accident. */
const word = 'DELETE';

function deletionSchema(i18n: I18n) {
  const wrong = i18n._(msg({ id: 'auth.please-type', message: `Please type ${word}` }));
  return object({
    password: ownPasswordRule(),
    confirmation: string().trim().uppercase().required(wrong).oneOf([word], wrong),
  });
}
const empty = { password: '', confirmation: '' };

const lostDeletion = msg({
  id: 'auth.deletion-answer-lost',
  message:
    'Your account may have been deleted, but no answer came. Please check your internet connection and try again.',
});

/** Deletes the account, after a dialog that explains the consequences. */
export function AccountDeletion() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m" align="start">
      <p>
        <Trans id="auth.deletion-consequences">
          Your account is closed at once and signed out everywhere. Your profile, your pictures and
          everything else that identifies you are erased within 7 business days. This cannot be
          undone.
        </Trans>
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans id="auth.delete-account">Delete account</Trans>
      </Button>
      <Dialog
        open={isOpen}
        title={t({ id: 'auth.delete-account-title', message: 'Delete your account?' })}
        onClose={() => setOpen(false)}
      >
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const { goodbye, leave } = useGoodbye();
  const { deleteAccount } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);
  const answerWasLost = useRef(false);
  const schema = useMemo(() => deletionSchema(i18n), [i18n]);

  async function submit(values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await deleteAccount(values.password);
    } catch (error) {
      const problem = problemOf(error);
      // The deletion has ended the session, so the API no longer knows who asks for it again.
      if (answerWasLost.current && problem.kind === 'unauthenticated') return leave();
      if (mayHaveArrived(problem)) answerWasLost.current = true;
      setStatus(refusedValues(problem, values));
      return setFailure(failureOrLost(problem, values, lostDeletion, i18n));
    }
    return goodbye();
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'auth.delete-account-form', message: 'Delete your account' })}
          failure={failure}
        >
          <p>
            <Trans id="auth.deletion-download-first">
              This cannot be undone. You may want to download your data first.
            </Trans>
          </p>
          <FormPasswordField
            name="password"
            label={t({ id: 'auth.password', message: 'Password' })}
            autoComplete="current-password"
            data-autofocus
          />
          <FormTextField
            name="confirmation"
            label={t({ id: 'auth.type-to-confirm', message: `Type ${word} to confirm` })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Stack gap="xs">
            <Button type="submit" block busy={isSubmitting}>
              <Trans id="auth.delete-for-good">Delete account for good</Trans>
            </Button>
            <Button variant="quiet" block onClick={onCancel}>
              <Trans id="auth.keep-account">Keep my account</Trans>
            </Button>
          </Stack>
        </FormBody>
      )}
    </Formik>
  );
}

/**
 * `goodbye` goes home and signs out once this page is unmounted: while it is mounted, a guest is sent to /login.
 * `leave` goes home where the session has ended by itself, and the page perhaps with it.
 */
function useGoodbye() {
  const { t } = useLingui();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const deleted = t({ id: 'auth.account-deleted', message: 'Your account has been deleted' });
  const latest = useRef({ signOut, deleted });
  useEffect(() => {
    latest.current = { signOut, deleted };
  }, [signOut, deleted]);
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      void latest.current.signOut();
      toasts.blank(latest.current.deleted);
    },
    [],
  );
  const goHome = () => void navigate(paths.home(), { replace: true, state: unguarded });
  return {
    goodbye() {
      isDeleted.current = true;
      goHome();
    },
    leave() {
      // Else the next page to sign in at says that the session has ended.
      void signOut();
      goHome();
      toasts.blank(
        t({
          id: 'auth.account-seems-deleted',
          message:
            'You are signed out everywhere, so your account seems to be deleted. A mail confirms it.',
        }),
      );
    },
  };
}
