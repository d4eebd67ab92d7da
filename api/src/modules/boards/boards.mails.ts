import { isolated, pathIn, paths } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

/** Tells the owner of a board that the link to it was used for the first time. */
export function boardOpenedMail(
  owner: { id: number; email: string; name: string },
  board: { id: number; title: string },
  publicUrl: string,
): MailContent {
  const title = isolated(board.title);
  const path = paths.board(board.id);
  return {
    to: owner.email,
    accountId: owner.id,
    texts: {
      en: {
        subject: `Your board “${title}” was opened`,
        paragraphs: [
          `Dear ${isolated(owner.name)},`,
          `the board “${title}” that you share was opened for the first time.`,
        ],
        action: { label: 'See the board', url: `${publicUrl}${path}` },
        footnote: 'You have this mail because of your account at Aangan.',
      },
      hi: {
        subject: `आपका बोर्ड “${title}” खोला गया`,
        paragraphs: [
          `नमस्ते ${isolated(owner.name)},`,
          `आपका शेयर किया बोर्ड “${title}” पहली बार खोला गया।`,
        ],
        action: { label: 'बोर्ड देखें', url: `${publicUrl}${pathIn('hi', path)}` },
        footnote: 'यह ईमेल आपको Aangan पर आपके अकाउंट की वजह से मिला है।',
      },
    },
  };
}
