import { paths } from '@aangan/domain';
import { type ConnectButtonProps, Slot } from '@aangan/host';
import { lineHeight, Muted, Row, TextLink, TryAgain, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Two lines, so that it fits into the bar of a phone. */
const Failed = styled.div`
  display: grid;
  justify-items: end;
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.4)};

  a,
  button {
    padding: 0.25rem 0;
    border: 0;
    background: none;
    font: inherit;
    font-weight: 500;
    text-decoration-line: underline;
    cursor: pointer;
  }
`;

/** Where another team shows how to contact the vendor. */
export function ContactSlot(props: ConnectButtonProps) {
  return (
    <Slot
      name="vendor.page.contact"
      props={props}
      failed={({ retry }) => (
        <Failed role="alert">
          <Muted>
            <Trans id="vendors.form-missing">The form could not be loaded.</Trans>
          </Muted>
          <Row gap="s">
            <TryAgain variant="quiet" size="small" onRetry={retry} />
            <TextLink as={Link} to={paths.support()}>
              <Trans id="vendors.contact-support">Contact support</Trans>
            </TextLink>
          </Row>
        </Failed>
      )}
    />
  );
}
