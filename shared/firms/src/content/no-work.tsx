import { isolated, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink, EmptyState, Row } from '@aangan/ui';
import { Link } from 'react-router-dom';

export interface NoWorkProps {
  name: string;
  isVerified: boolean;
  /** The account that the firm belongs to. */
  ownerId: number;
  /** The page where the owner connects Instagram. */
  socialPage: string;
}

/** Shown for a firm without published work; tells the owner how to publish some. */
export function NoWork({ name, isVerified, ownerId, socialPage }: NoWorkProps) {
  const when = isVerified ? 'as soon as you add them' : 'once we have verified your firm';
  if (useSession().user?.id !== ownerId) {
    return <EmptyState title={`${isolated(name)} has not published any work yet.`} />;
  }
  return (
    <EmptyState title="Your work goes here">
      <p>{`A few pictures are enough to begin with. Visitors see them ${when}.`}</p>
      <Row gap="s" justify="center">
        <ButtonLink as={Link} to={paths.portfolio()}>
          Add pictures and videos
        </ButtonLink>
        <ButtonLink as={Link} to={socialPage} variant="secondary">
          Connect Instagram
        </ButtonLink>
      </Row>
    </EmptyState>
  );
}
