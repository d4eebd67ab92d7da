import { isolated } from '@aangan/domain';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { Review } from '../api/read-review-page.ts';
import type { ReviewedVendor } from './reviewed-vendor.ts';

// Dialogs show their title before their form is loaded.
export const reportTitle = msg({ id: 'vendors.report-title', message: 'Report this review' });

export function answerTitle(review: Review, i18n: I18n): string {
  if (review.answer) return i18n._(msg({ id: 'vendors.edit-answer', message: 'Edit your answer' }));
  const author = isolated(review.designer_name);
  return i18n._(msg({ id: 'vendors.answer-author', message: `Answer ${author}` }));
}

export function reviewTitle(review: Review | null, { name }: ReviewedVendor, i18n: I18n): string {
  const firm = isolated(name);
  return i18n._(
    review
      ? msg({ id: 'vendors.edit-review-of', message: `Edit your review of ${firm}` })
      : msg({ id: 'vendors.review-firm', message: `Review ${firm}` }),
  );
}
