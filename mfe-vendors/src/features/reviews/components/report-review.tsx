import { paths } from '@aangan/domain';
import { laterDialog } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { Button, ButtonLink, Muted, tokens, VisuallyHidden } from '@aangan/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Review } from '../api/read-review-page.ts';
import { reportTitle } from '../model/dialog-titles.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';

const ReportDialog = laterDialog(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
  () => ({ title: reportTitle }),
);

/** Quieter than the review: the button's text starts where the review's does. */
const Place = styled.div`
  margin-inline-start: -1.0625rem;
  color: ${tokens.color.inkFaint};
`;

interface ReportReviewProps {
  vendor: ReviewedVendor;
  review: Review;
}

/** Reports a review to the operators, once; guests are sent to sign in. */
export function ReportReview({ vendor, review }: ReportReviewProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (review.is_reported) return <Muted>Reported</Muted>;
  const label = (
    <span>
      Report<VisuallyHidden>{` the review by ${review.designer_name}`}</VisuallyHidden>
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
          to={paths.login(paths.vendorReviews(vendor.id))}
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
