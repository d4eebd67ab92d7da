import { paths } from '@aangan/domain';
import { ButtonLink, Heading, MediaFrame, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { joinAsFirm, joinAsVendor } from '../pictures/pictures.ts';

const Pair = styled.section`
  display: grid;
  gap: ${tokens.space.xl};

  ${when.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Invitation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: clamp(1.25rem, 3vw, 2.5rem);

  > div:last-child {
    display: grid;
    justify-items: start;
    gap: ${tokens.space.m};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;

/** Invitations to join, for guests. */
export function Invitations() {
  const { t } = useLingui();
  return (
    <Pair aria-label={t({ id: 'designers.join', message: 'Join Aangan' })}>
      <Invitation>
        <MediaFrame {...joinAsFirm} alt="" shape="arch" sizes="(min-width: 64em) 16vw, 34vw" />
        <div>
          <Heading>
            <Trans id="designers.you-design">You design spaces?</Trans>
          </Heading>
          <p>
            <Trans id="designers.you-design-text">
              Give your work a page of its own, and be found by the people looking for it.
            </Trans>
          </p>
          <ButtonLink as={Link} to={paths.register('designer')} variant="secondary">
            <Trans id="designers.join-as-firm">Join as a design firm</Trans>
          </ButtonLink>
        </div>
      </Invitation>
      <Invitation>
        <MediaFrame {...joinAsVendor} alt="" shape="arch" sizes="(min-width: 64em) 16vw, 34vw" />
        <div>
          <Heading>
            <Trans id="designers.you-make">You make what they need?</Trans>
          </Heading>
          <p>
            <Trans id="designers.you-make-text">
              Show tiles, timber, light and craft to the studios that specify them.
            </Trans>
          </p>
          <ButtonLink as={Link} to={paths.register('vendor')} variant="secondary">
            <Trans id="designers.join-as-vendor">Join as a vendor</Trans>
          </ButtonLink>
        </div>
      </Invitation>
    </Pair>
  );
}
