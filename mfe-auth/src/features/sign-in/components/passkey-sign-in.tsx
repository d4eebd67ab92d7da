import { problemOf } from '@aangan/api-client';
import { whenIdle } from '@aangan/host';
import { Button, Notice, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { requestFailure } from '../../../failures/request-failure.ts';
import {
  getPasskey,
  hasPasskeys,
  offerPasskeys,
  passkeyFailure,
  stopOffering,
} from '../../../proof/passkey-ceremony.ts';
import { useBeginSession, useProofRequests } from '../../../proof/proof-requests.ts';

/** Signs in with a passkey alone: by a button, or where the address is typed. */
export function PasskeySignIn({
  remember,
  onSignedIn,
}: {
  remember: boolean;
  onSignedIn: () => void;
}) {
  const { i18n } = useLingui();
  const { passkeyOptions, signInWithPasskey } = useProofRequests();
  const beginSession = useBeginSession();
  // There from the start: a button that comes when the page is first used would move what is pressed then.
  const [isPossible, setPossible] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const explain = (error: unknown) =>
    setFailure(passkeyFailure(error, i18n) ?? requestFailure(problemOf(error), i18n));
  const finish = useRef<(token: string, passkey: object) => Promise<void>>(null);
  finish.current = async (token, passkey) => {
    try {
      await beginSession(await signInWithPasskey(token, passkey, remember), remember);
      onSignedIn();
    } catch (error) {
      explain(error);
    }
  };
  useEffect(() => setPossible(hasPasskeys()), []);

  useEffect(() => {
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) void offer();
    });
    async function offer() {
      let token = '';
      const chosen = await offerPasskeys(async () => {
        const asked = await passkeyOptions();
        token = asked.token;
        return asked.options;
      }).catch(() => undefined);
      if (!chosen || isLeft) return;
      await finish.current?.(token, chosen);
    }
    return () => {
      isLeft = true;
      void stopOffering().catch(() => undefined);
    };
  }, [passkeyOptions]);

  async function use() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { token, options } = await passkeyOptions();
      await finish.current?.(token, await getPasskey(options));
    } catch (error) {
      explain(error);
    }
    setBusy(false);
  }

  if (!isPossible) return null;
  return (
    <Stack gap="s">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="button" variant="secondary" block busy={isBusy} onClick={() => void use()}>
        <Trans id="auth.sign-in-with-passkey">Sign in with a passkey</Trans>
      </Button>
    </Stack>
  );
}
