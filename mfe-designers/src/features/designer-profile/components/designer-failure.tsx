import type { ApiProblem } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { ProfileFailure, type WaysOut } from '@aangan/firms';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useGoBack } from '../model/use-go-back.ts';

export interface DesignerFailureProps {
  /** What is said when an answer does not come: 'Failed to load designer profile'. */
  failed: string;
  /** What is said when nobody has the id. */
  missing?: string;
  /** On the page without the site's header. */
  ways?: WaysOut;
  /** Why nothing came; absent where the address is nobody's. */
  problem?: ApiProblem | undefined;
  onRetry?: (() => void) | undefined;
}

/** Nobody there, or no answer. Go Back is one step; for who came straight here, the listing. */
export function DesignerFailure(props: DesignerFailureProps) {
  const { failed, missing = 'Designer not found', ways, problem, onRetry } = props;
  const goBack = useGoBack(paths.designers());
  const listing = (
    <TextLink as={Link} to={paths.designers()}>
      See all designers
    </TextLink>
  );
  if (!problem || problem.kind === 'not-found')
    return (
      <ProfileFailure ways={ways} title={missing} onBack={goBack}>
        {listing}
      </ProfileFailure>
    );
  return (
    <ProfileFailure ways={ways} title={failed} trouble={problem} onRetry={onRetry} onBack={goBack}>
      {listing}
    </ProfileFailure>
  );
}
