import { paths } from '@aangan/domain';
import { ButtonLink, Heading, MediaFrame, tokens, when } from '@aangan/ui';
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
  return (
    <Pair aria-label="Join Aangan">
      <Invitation>
        <MediaFrame {...joinAsFirm} shape="arch" sizes="(min-width: 64em) 16vw, 34vw" />
        <div>
          <Heading>You design spaces?</Heading>
          <p>Give your work a page of its own, and be found by the people looking for it.</p>
          <ButtonLink as={Link} to={paths.register('designer')} variant="secondary">
            Join as a design firm
          </ButtonLink>
        </div>
      </Invitation>
      <Invitation>
        <MediaFrame {...joinAsVendor} shape="arch" sizes="(min-width: 64em) 16vw, 34vw" />
        <div>
          <Heading>You make what they need?</Heading>
          <p>Show tiles, timber, light and craft to the studios that specify them.</p>
          <ButtonLink as={Link} to={paths.register('vendor')} variant="secondary">
            Join as a vendor
          </ButtonLink>
        </div>
      </Invitation>
    </Pair>
  );
}
