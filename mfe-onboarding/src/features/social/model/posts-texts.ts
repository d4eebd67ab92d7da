import { formatCount } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg, plural } from '@lingui/core/macro';

interface PostCounts {
  /** On the firm's page. */
  shown: number;
  importing: number;
  /** Imported, and could not be copied. */
  failed: number;
  needsReconnect: boolean;
}

/** How many posts are on the firm's page, and how many will be once they are copied. */
export function postsTexts({ shown, importing, failed, needsReconnect }: PostCounts, i18n: I18n) {
  if (shown > 0 && importing > 0) {
    return `${i18n._(areShown(shown))} ${i18n._(moreAreCopied(importing))}`;
  }
  if (shown > 0) return i18n._(onPage(shown));
  if (importing > 0) return i18n._(areCopied(importing));
  const isKnownEmpty = failed === 0 && !needsReconnect;
  return i18n._(isKnownEmpty ? noneAtInstagram : noneYet);
}

const noneAtInstagram = msg({
  id: 'onboarding.no-posts-at-instagram',
  message: 'There are no posts on this Instagram account yet.',
});
const noneYet = msg({
  id: 'onboarding.no-posts-yet',
  message: 'There are no posts on your page yet.',
});

function onPage(count: number) {
  const posts = formatCount(count);
  return msg({
    id: 'onboarding.posts-on-page',
    message: plural(count, {
      one: `${posts} post on your page.`,
      other: `${posts} posts on your page.`,
    }),
  });
}

function areShown(count: number) {
  const posts = formatCount(count);
  return msg({
    id: 'onboarding.posts-are-shown',
    message: plural(count, {
      one: `${posts} post is on your page.`,
      other: `${posts} posts are on your page.`,
    }),
  });
}

function moreAreCopied(count: number) {
  const posts = formatCount(count);
  return msg({
    id: 'onboarding.more-posts-copied',
    message: plural(count, {
      one: `${posts} more post is still being copied.`,
      other: `${posts} more posts are still being copied.`,
    }),
  });
}

function areCopied(count: number) {
  const posts = formatCount(count);
  return msg({
    id: 'onboarding.posts-copied',
    message: plural(count, {
      one: `${posts} post is being copied and will appear here.`,
      other: `${posts} posts are being copied and will appear here.`,
    }),
  });
}
