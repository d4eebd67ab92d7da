import { formatCount } from '@aangan/domain';

/** How many posts are shown, and how many are still being copied. */
export function postsTexts(shown: number, importing: number): string {
  const copying = importing > 0 ? `${counted(importing)} being copied to your page.` : '';
  if (shown === 0) return copying || 'There are no posts on this Instagram account yet.';
  return [`${counted(shown)} on your page.`, copying].filter(Boolean).join(' ');
}

function counted(posts: number): string {
  return posts === 1 ? '1 post' : `${formatCount(posts)} posts`;
}
