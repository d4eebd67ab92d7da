import { paths } from '@aangan/domain';
import { ButtonLink, EmptyState, Row } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** In the place of boards, or of the things on one, where there are none: how to save something. */
export function NothingSaved() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'boards.nothing', message: 'Nothing saved yet' })}>
      <p>
        <Trans id="boards.how-to-save">
          Press the heart on a firm or a picture, and it is here when you come back.
        </Trans>
      </p>
      <Row justify="center">
        <ButtonLink as={Link} to={paths.designers()}>
          <Trans id="boards.see-designers">See designers</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.vendors()} variant="secondary">
          <Trans id="boards.see-vendors">See vendors</Trans>
        </ButtonLink>
      </Row>
    </EmptyState>
  );
}
