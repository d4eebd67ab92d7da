import { countedWords } from '@aangan/domain';

interface PostCounts {
  /** On the firm's page. */
  shown: number;
  importing: number;
  /** Imported, and could not be copied. */
  failed: number;
  needsReconnect: boolean;
}

/** How many posts are on the firm's page, and how many will be once they are copied. */
export function postsTexts({ shown, importing, failed, needsReconnect }: PostCounts): string {
  const posts = countedWords(shown, 'post');
  if (shown > 0 && importing > 0) {
    return `${posts} ${areFor(shown)} on your page. ${countedWords(importing, 'more post')} ${areFor(importing)} still being copied.`;
  }
  if (shown > 0) return `${posts} on your page.`;
  if (importing > 0) {
    return `${countedWords(importing, 'post')} ${areFor(importing)} being copied and will appear here.`;
  }
  const isKnownEmpty = failed === 0 && !needsReconnect;
  return isKnownEmpty
    ? 'There are no posts on this Instagram account yet.'
    : 'There are no posts on your page yet.';
}

const areFor = (count: number) => (count === 1 ? 'is' : 'are');
