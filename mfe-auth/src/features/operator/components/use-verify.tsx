import { problemOf } from '@aangan/api-client';
import { isolated } from '@aangan/domain';
import { failureToast, forgetFailure } from '@aangan/firms';
import { ActionToast, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { requestFailure } from '../../../failures/request-failure.ts';
import { type ProfileRef, useSetVerifiedMutation } from '../api/decisions.ts';

interface NamedProfile extends ProfileRef {
  name: string;
}

/** Verifies a profile or revokes its verification; both can be undone from a toast. */
export function useVerify() {
  const { t, i18n } = useLingui();
  const [setVerified] = useSetVerifiedMutation();

  /** Resolves to whether it worked; a failure is shown in a toast. */
  async function decide(
    profile: NamedProfile,
    verified: boolean,
    canUndo = true,
  ): Promise<boolean> {
    const { kind, id, name } = profile;
    const action = `verify ${kind} ${id}`;
    try {
      await setVerified({ kind, id, verified }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, requestFailure(problem, i18n), action);
      return false;
    }
    forgetFailure(action);
    const firm = isolated(name);
    const text = verified
      ? t({ id: 'auth.firm-verified', message: `${firm} is verified` })
      : t({ id: 'auth.firm-unverified', message: `${firm} is not verified any more` });
    if (canUndo) {
      toasts.custom(
        <ActionToast
          label={t({ id: 'auth.undo', message: 'Undo' })}
          onPress={() => void decide(profile, !verified, false)}
        >
          {text}
        </ActionToast>,
        { isPressable: true },
      );
    } else {
      toasts.blank(text);
    }
    return true;
  }

  return decide;
}
