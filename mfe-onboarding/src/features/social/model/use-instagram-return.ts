import { failureToast, type Speech, successToast, useSpeech } from '@aangan/firms';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnProfile } from '../api/social-api.ts';
import { connectFailed } from './connect-failed.ts';
import { connectionAttempt } from './connection-attempt.ts';
import {
  hasInstagramReturn,
  readInstagramReturn,
  withoutInstagramReturn,
} from './instagram-return.ts';

/**
 * Shows the result of a return from Instagram in a toast and removes it from the address, so that Back and a reload do
 * not repeat it. Anyone can write such an address, so that the profile has the last word: a success is shown only where
 * it is connected, with no more posts than it has, and a failure where it is not, or where this browser has tried.
 */
export function useInstagramReturn(accountId: number, profile: OwnProfile): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const speech = useSpeech();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!hasInstagramReturn(query)) return;
    const wasBegunHere = connectionAttempt.exists(accountId);
    connectionAttempt.forget(accountId);
    showReturn(query, profile, wasBegunHere, speech);
    const rest = withoutInstagramReturn(query).toString();
    // Instagram ends the address with #_, which the browser keeps through the redirect: it goes too.
    void navigate({ pathname, search: rest && `?${rest}` }, { replace: true });
  }, [accountId, profile, pathname, search, navigate, speech]);
}

function showReturn(
  query: URLSearchParams,
  profile: OwnProfile,
  wasBegunHere: boolean,
  speech: Speech,
): void {
  const { instagram, instagram_posts } = profile;
  const result = readInstagramReturn(query);
  const works = instagram.is_connected && !instagram.needs_reconnect;
  if (result?.kind === 'failed' && (wasBegunHere || !works)) {
    failureToast({ kind: 'rejected' }, textOf(result.reason, speech), 'connect instagram');
  }
  if (result?.kind !== 'connected' || !works) return;
  const existing = instagram_posts.length + instagram.importing + instagram.failed;
  const imported = Math.min(result.imported, existing);
  const done = msg({
    id: 'onboarding.instagram-connected',
    message: `Successfully connected Instagram. Imported ${imported} posts.`,
  });
  successToast(speech.i18n._(done), 'connect instagram');
}

function textOf(reason: string | null, { i18n, say }: Speech): string {
  if (reason === null) return i18n._(connectFailed);
  const why = say(reason);
  return i18n._(
    msg({ id: 'onboarding.connect-failed-because', message: `Failed to connect: ${why}` }),
  );
}
