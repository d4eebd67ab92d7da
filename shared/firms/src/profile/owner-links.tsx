import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

export interface OwnerLinksProps {
  /** The account that the firm belongs to. */
  ownerId: number;
  /** The page where the firm's details are edited. */
  editPage: string;
}

/** On the page of a project, for the firm's owner: where it is changed. */
export function ProjectOwnerLink({ ownerId, id }: { ownerId: number; id: number }) {
  const { t } = useLingui();
  if (useSession().user?.id !== ownerId) return null;
  return (
    <ButtonLink as={Link} to={paths.editProject(id)} variant="quiet" size="small">
      {t({ id: 'firms.edit-project', message: 'Edit project' })}
    </ButtonLink>
  );
}

/** On a firm's page, for its owner: where the page and its pictures are changed. */
export function OwnerLinks({ ownerId, editPage }: OwnerLinksProps) {
  const { t } = useLingui();
  if (useSession().user?.id !== ownerId) return null;
  return (
    <>
      <ButtonLink as={Link} to={editPage} variant="quiet" size="small">
        {t({ id: 'firms.edit-page', message: 'Edit profile' })}
      </ButtonLink>
      <ButtonLink as={Link} to={paths.portfolio()} variant="quiet" size="small">
        {t({ id: 'firms.manage-pictures', message: 'Manage portfolio' })}
      </ButtonLink>
    </>
  );
}
