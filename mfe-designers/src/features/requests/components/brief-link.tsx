import { paths } from '@aangan/domain';
import { ButtonLink, VisuallyHidden } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

interface BriefLinkProps {
  /** `brief_version` is null without a brief. A firm that has declined reads it no more. */
  request: { id: number; status: string; brief_version: number | null };
  /** After "Brief", for screen readers. */
  ofWhom: string;
}

/** Leads from a request to its brief. */
export function BriefLink({ request: { id, status, brief_version }, ofWhom }: BriefLinkProps) {
  if (brief_version === null || (status !== 'pending' && status !== 'approved')) return null;
  return (
    <ButtonLink as={Link} to={paths.receivedBrief(id)} variant="secondary" size="small">
      <Trans id="designers.brief">Brief</Trans>
      <VisuallyHidden>{` ${ofWhom}`}</VisuallyHidden>
    </ButtonLink>
  );
}
