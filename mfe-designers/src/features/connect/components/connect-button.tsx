import { DialogLoading, DialogMissing, useDialogEntry } from '@aangan/firms';
import {
  type ConnectButtonProps,
  RemotePart,
  usePreloadedPart,
  useSession,
  withApi,
} from '@aangan/host';
import { Button, lineHeight, Muted, Row, TryAgain, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { connectApi, useCheckConnectionQuery } from '../api/connect-api.ts';
import { connectTitle, dialogName } from '../model/dialog-name.ts';
import { ConnectionState } from './connection-state.tsx';

const Frame = styled.div`
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`;

/** Reserves the button's space until it is known whether it is shown, so that nothing moves. */
const Reserved = styled(Button)`
  visibility: hidden;
`;

const Ask = styled(Button)`
  ${when.noScript} {
    display: none;
  }
`;

/** Two lines, so that it fits into the bar of a phone. */
const NoScriptHint = styled(Muted)`
  max-width: 9rem;
  font-size: ${tokens.type.micro};
  line-height: ${lineHeight(1.3)};
  text-align: end;
  white-space: normal;
`;

const CannotCheck = styled(Row)`
  gap: 0 ${tokens.space.s};
  justify-content: flex-end;

  /* Narrow enough for the bar of a phone. */
  @media (max-width: 39.99em) {
    flex-direction: column;
    align-items: flex-end;

    p {
      font-size: ${tokens.type.micro};
      line-height: ${lineHeight(1.3)};
    }
  }
`;

/**
 * GET IN TOUCH for guests and clients, or the state of a client's existing request to the firm. Renders nothing for
 * designers, architects and vendors.
 */
export const ConnectButton = withApi(connectApi, GetInTouch);

function GetInTouch({ addressee, about, label }: ConnectButtonProps) {
  const { i18n, t } = useLingui();
  const shown = label ?? t({ id: 'designers.get-in-touch', message: 'GET IN TOUCH' });
  const { isOpen, open, close, place } = useOpening();
  const dispatch = useDispatch();
  const sent = () => void dispatch(connectApi.util.invalidateTags(['Connection']));
  return (
    <Frame ref={place} tabIndex={-1}>
      <Offer addressee={addressee} label={shown} onOpen={open} />
      {isOpen && (
        <RemotePart
          remote="designers"
          expose="./ConnectDialog"
          props={{ addressee, about, onSent: sent, onClose: close }}
          loading={
            <DialogLoading
              title={connectTitle(addressee.name, i18n)}
              size="sheet"
              onClose={close}
            />
          }
          failed={({ retry }) => <DialogMissing onRetry={retry} onClose={close} />}
        />
      )}
    </Frame>
  );
}

interface OfferProps extends Required<Omit<ConnectButtonProps, 'about'>> {
  onOpen: () => void;
}

function Offer({ addressee: { kind, id }, label, onOpen }: OfferProps) {
  const { status, audience, user, check } = useSession();
  const isClient = audience === 'client';
  const query = isClient && user ? { kind, id, email: user.email } : skipToken;
  const asked = useCheckConnectionQuery(query);
  if (status === 'unreachable') {
    return (
      <CannotCheck>
        <Muted>
          <Trans id="designers.cannot-check">We cannot check who you are.</Trans>
        </Muted>
        <TryAgain size="small" onRetry={check} />
      </CannotCheck>
    );
  }
  if (!isClient && audience !== 'guest') return null;
  if (status === 'checking' || (isClient && asked.isLoading)) return <Reserved>{label}</Reserved>;
  if (asked.currentData) return <ConnectionState request={asked.currentData} />;
  return (
    <>
      <noscript>
        <NoScriptHint>
          <Trans id="designers.needs-javascript">Getting in touch needs JavaScript.</Trans>
        </NoScriptHint>
      </noscript>
      <Ask onClick={onOpen}>{label}</Ask>
      <Ahead />
    </>
  );
}

/** The code of the dialog comes while the visitor reads. */
function Ahead() {
  usePreloadedPart('designers', './ConnectDialog');
  return null;
}

/** Opening and closing, without losing the focus: the focused button may have been replaced by the request's state. */
function useOpening() {
  const { isOpen, open, close } = useDialogEntry(dialogName);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      place.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, place, open, close };
}
