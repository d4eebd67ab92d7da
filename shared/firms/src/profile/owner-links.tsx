import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink } from '@aangan/ui';
import { Link } from 'react-router-dom';

export interface OwnerLinksProps {
  /** The account that the firm belongs to. */
  ownerId: number;
  /** The page where the firm's details are edited. */
  editPage: string;
}

/** On a firm's page, for its owner: where the page and its pictures are changed. */
export function OwnerLinks({ ownerId, editPage }: OwnerLinksProps) {
  if (useSession().user?.id !== ownerId) return null;
  return (
    <>
      <ButtonLink as={Link} to={editPage} variant="quiet" size="small">
        Edit profile
      </ButtonLink>
      <ButtonLink as={Link} to={paths.portfolio()} variant="quiet" size="small">
        Manage portfolio
      </ButtonLink>
    </>
  );
}
