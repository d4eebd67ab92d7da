import type { ChannelComposition } from '@aangan/registry-client';
import { Badge, Button, Heading, Muted, Row, Stack, TextLink } from '@aangan/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSwitchExtensionMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { extensionsIn, extensionText, type PutExtension } from '../remote/extensions-in.ts';

interface SlotsTableProps {
  channel: string;
  composition: ChannelComposition;
}

/** Who is in whose slots, each to be switched off by itself. */
export function SlotsTable({ channel, composition }: SlotsTableProps) {
  const [asked, setAsked] = useState<PutExtension>();
  const put = extensionsIn(composition);
  if (put.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading>Who is in whose slots</Heading>
      <DataTable label="Who is in whose slots">
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">State</th>
            <th scope="col">Shows</th>
            <th scope="col">For</th>
            <th scope="col">On</th>
          </tr>
        </thead>
        <tbody>
          {put.map((one) => (
            <tr key={`${one.slot} ${one.remote} ${extensionText(one)} ${one.for?.join()}`}>
              <th scope="row">
                <span>{one.slot}</span>
                <Muted>{`of ${one.owner ?? 'nobody'}`}</Muted>
              </th>
              <td>
                <Row gap="xs">
                  <SwitchOf extension={one} onAsk={() => setAsked(one)} />
                </Row>
              </td>
              <td>
                <span>{`${extensionText(one)} of `}</span>
                <TextLink as={Link} to={`/remotes/${one.remote}`}>
                  {one.remote}
                </TextLink>
              </td>
              <td>{one.for?.join(', ') ?? 'everybody'}</td>
              <td>{one.on?.join(', ') ?? 'every page with the slot'}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {asked && (
        <AskedSwitch
          extension={asked}
          channel={channel}
          revision={composition.revision}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

/** Whether an extension is shown, and what changes that. One of low trust that lacks a grant is switched by granting. */
function SwitchOf({ extension, onAsk }: { extension: PutExtension; onAsk: () => void }) {
  const { isOff, isUngranted, remote, slot } = extension;
  if (isUngranted) return <Badge data-tone="accent">{`Not granted: fill ${slot}`}</Badge>;
  return (
    <>
      {isOff && <Badge data-tone="accent">Switched off</Badge>}
      <Button
        variant="secondary"
        size="small"
        aria-label={`${actionOf(extension)} ${extensionText(extension)} of ${remote} in ${slot}`}
        onClick={onAsk}
      >
        {actionOf(extension)}
      </Button>
    </>
  );
}

const actionOf = ({ isOff }: PutExtension) => (isOff ? 'Switch on' : 'Switch off');

interface AskedSwitchProps {
  extension: PutExtension;
  channel: string;
  revision: number;
  onClose: () => void;
}

function AskedSwitch({ extension, channel, revision, onClose }: AskedSwitchProps) {
  const [turn] = useSwitchExtensionMutation();
  const { remote, slot, expose, link, isOff } = extension;
  const text = extensionText(extension);
  const named = link ? { slot, path: link.path } : { slot, expose };
  const action = actionOf(extension);
  return (
    <ConfirmChange
      action={action}
      title={`${action} ${text} of ${remote} in ${slot} on ${channel}`}
      reason={`${isOff ? 'Switched on' : 'Switched off'} ${text} in ${slot} by hand`}
      onConfirm={(why) =>
        turn({ channel, name: remote, extension: named, isOff: !isOff, why, revision }).unwrap()
      }
      onClose={onClose}
    >
      <p>
        {isOff
          ? 'Pages show it in the slot again.'
          : 'The slot shows the others only. The pages of the remote work on.'}
      </p>
    </ConfirmChange>
  );
}
