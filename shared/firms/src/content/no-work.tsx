import { isolated, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { ButtonLink, EmptyState, Row } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const firm = isolated(name);
  if (useSession().user?.id !== ownerId) {
    return (
      <EmptyState
        title={t({ id: 'firms.no-work', message: `${firm} has not published any work yet.` })}
      />
    );
  }
  return (
    <EmptyState title={t({ id: 'firms.your-work', message: 'Your work goes here' })}>
      <p>
        {isVerified
          ? t({
              id: 'firms.few-pictures',
              message:
                'A few pictures are enough to begin with. Visitors see them as soon as you add them.',
            })
          : t({
              id: 'firms.few-pictures-unverified',
              message:
                'A few pictures are enough to begin with. Visitors see them once we have verified your firm.',
            })}
      </p>
      <Row gap="s" justify="center">
        <ButtonLink as={Link} to={paths.portfolio()}>
          {t({ id: 'firms.add-pictures', message: 'Add pictures and videos' })}
        </ButtonLink>
        <ButtonLink as={Link} to={socialPage} variant="secondary">
          {t({ id: 'firms.connect-instagram', message: 'Connect Instagram' })}
        </ButtonLink>
      </Row>
    </EmptyState>
  );
}
