import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, ButtonLink, Muted, tokens, VisuallyHidden } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { laterDialog } from '../dialog/later-dialog.tsx';
import { reportTitle } from './dialog-titles.ts';
import type { ListedReview } from './listed-review.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { reviewsPath } from './reviews-path.ts';

const ReportDialog = laterDialog(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  (_props, i18n) => ({ title: i18n._(reportTitle) }),
);

/** Quieter than the review: the button's text starts where the review's does. */
const Place = styled.div`
  margin-inline-start: -1.0625rem;
  color: ${tokens.color.inkFaint};
`;

interface ReportReviewProps {
  firm: ReviewedFirm;
  review: ListedReview;
}

/** Reports a review to the operators, once; guests are sent to sign in. */
export function ReportReview({ firm, review }: ReportReviewProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (review.is_reported) return <Muted>{t({ id: 'firms.reported', message: 'Reported' })}</Muted>;
  const author = say(review.author.name);
  const label = (
    <span>
      <span>{t({ id: 'firms.report', message: 'Report' })}</span>
      <VisuallyHidden>
        {` ${t({ id: 'firms.the-review-by', message: `the review by ${author}`, comment: 'After Report, for screen readers.' })}`}
      </VisuallyHidden>
    </span>
  );
  return (
    <Place>
      {user ? (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <ButtonLink
          as={Link}
          to={paths.login(reviewsPath(firm, review.by))}
          variant="quiet"
          size="small"
        >
          {label}
        </ButtonLink>
      )}
      {isOpen && <ReportDialog review={review} onClose={() => setOpen(false)} />}
    </Place>
  );
}
