import { isolated } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { ListedReview } from './listed-review.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';

// Dialogs show their title before their form is loaded.
export const reportTitle = msg({ id: 'firms.report-title', message: 'Report this review' });

export function answerTitle(review: ListedReview, i18n: I18n): string {
  if (review.answer) return i18n._(msg({ id: 'firms.edit-answer', message: 'Edit your answer' }));
  const author = isolated(review.author.name);
  return i18n._(msg({ id: 'firms.answer-author', message: `Answer ${author}` }));
}

/** @param isNew whether the visitor has not reviewed the firm yet */
export function reviewTitle(isNew: boolean, { name }: ReviewedFirm, i18n: I18n): string {
  const firm = isolated(name);
  return i18n._(
    isNew
      ? msg({ id: 'firms.review-firm', message: `Review ${firm}` })
      : msg({ id: 'firms.edit-review-of', message: `Edit your review of ${firm}` }),
  );
}
