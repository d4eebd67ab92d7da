import { paths } from '@aangan/domain';
import { laterDialog } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, ButtonLink, Muted, tokens, VisuallyHidden } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Review } from '../api/read-review-page.ts';
import { reportTitle } from '../model/dialog-titles.ts';
import type { ReviewedVendor } from '../model/reviewed-vendor.ts';

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
  vendor: ReviewedVendor;
  review: Review;
}

/** Reports a review to the operators, once; guests are sent to sign in. */
export function ReportReview({ vendor, review }: ReportReviewProps) {
  const say = useSentences();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (review.is_reported)
    return (
      <Muted>
        <Trans id="vendors.reported">Reported</Trans>
      </Muted>
    );
  const author = say(review.designer_name);
  const label = (
    <span>
      <Trans id="vendors.report-review">
        Report<VisuallyHidden> the review by {author}</VisuallyHidden>
      </Trans>
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
