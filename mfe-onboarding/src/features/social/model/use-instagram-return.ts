import { toasts } from '@aangan/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnProfile } from '../api/social-api.ts';
import { connectionAttempt } from './connection-attempt.ts';
import {
  hasInstagramReturn,
  readInstagramReturn,
  withoutInstagramReturn,
} from './instagram-return.ts';

/**
 * Shows the result of a return from Instagram in a toast and removes it from the address, so that Back and a reload do
 * not repeat it. Success is shown only where the profile is connected, with no more posts than it has.
 */
export function useInstagramReturn(accountId: number, profile: OwnProfile): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!hasInstagramReturn(query)) return;
    connectionAttempt.forget(accountId);
    showReturn(query, profile);
    const rest = withoutInstagramReturn(query).toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true });
  }, [accountId, profile, pathname, search, hash, navigate]);
}

function showReturn(query: URLSearchParams, { instagram, instagram_posts }: OwnProfile): void {
  const result = readInstagramReturn(query);
  if (result?.kind === 'failed') toasts.error(`Failed to connect: ${result.error}`);
  if (result?.kind !== 'connected' || !instagram.is_connected) return;
  const existing = instagram_posts.length + instagram.importing + instagram.failed;
  const imported = Math.min(result.imported, existing);
  toasts.success(`Successfully connected Instagram. Imported ${imported} posts.`);
}
