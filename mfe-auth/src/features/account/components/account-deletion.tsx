import { mayHaveArrived, problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Button, Dialog, Stack, toasts } from '@aangan/ui';
import { FormBody, FormPasswordField, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { ownPasswordRule } from '../../../form/account-rules.ts';
import { useAccountRequests } from '../api/account-requests.ts';
import { failureOrLost } from '../model/lost-answer.ts';
import { unguarded } from './leave-guard.tsx';

/** The word to type, so that an account is not deleted by accident. */
const word = 'DELETE';

const schema = object({
  password: ownPasswordRule(),
  confirmation: string()
    .trim()
    .uppercase()
    .required(`Please type ${word}`)
    .oneOf([word], `Please type ${word}`),
});
const empty = { password: '', confirmation: '' };

const mayBeDeleted = 'Your account may have been deleted';
const deleted = 'Your account has been deleted';
const seemsDeleted =
  'You are signed out everywhere, so your account seems to be deleted. A mail confirms it.';

/** Deletes the account, after a dialog that explains the consequences. */
export function AccountDeletion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m" align="start">
      <p>
        Your account is closed at once and signed out everywhere. Your profile, your pictures and
        everything else that identifies you are erased within 7 business days. This cannot be
        undone.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog open={isOpen} title="Delete your account?" onClose={() => setOpen(false)}>
        <DeletionForm onCancel={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { goodbye, leave } = useGoodbye();
  const { deleteAccount } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);
  const answerWasLost = useRef(false);

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
      return setFailure(failureOrLost(problem, values, mayBeDeleted));
    }
    return goodbye();
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody label="Delete your account" failure={failure}>
          <p>This cannot be undone. You may want to download your data first.</p>
          <FormPasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            data-autofocus
          />
          <FormTextField
            name="confirmation"
            label={`Type ${word} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Stack gap="xs">
            <Button type="submit" block busy={isSubmitting}>
              Delete account for good
            </Button>
            <Button variant="quiet" block onClick={onCancel}>
              Keep my account
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
  const { signOut } = useSession();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const latestSignOut = useRef(signOut);
  useEffect(() => {
    latestSignOut.current = signOut;
  }, [signOut]);
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      void latestSignOut.current();
      toasts.blank(deleted);
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
      toasts.blank(seemsDeleted);
    },
  };
}
