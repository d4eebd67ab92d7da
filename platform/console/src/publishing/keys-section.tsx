import type { SigningKey } from '@aangan/registry-client';
import { Button, EmptyState, Heading, Row, Stack, TextArea, TextField } from '@aangan/ui';
import { useState } from 'react';
import {
  useAddSigningKeyMutation,
  useRemoveSigningKeyMutation,
  useSigningKeysQuery,
} from '../api/publishing-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { instantText } from '../layout/release-texts.ts';

/** The public keys that teams sign their releases with, also those that were removed. */
export function KeysSection() {
  const { data, error, refetch } = useSigningKeysQuery();
  const [remove] = useRemoveSigningKeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<SigningKey>();
  return (
    <Stack as="section" gap="m" aria-labelledby="keys">
      <Row gap="m">
        <Heading id="keys">Keys</Heading>
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          Add a key
        </Button>
      </Row>
      <StaleNotice errors={[data && error]} />
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState title="No key was registered yet">
          <p>Publishers need none: each of their runs makes one.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable label="Keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Team</th>
              <th scope="col">SHA-256</th>
              <th scope="col">Added</th>
              <th scope="col">Removed</th>
            </tr>
          </thead>
          <tbody>
            {data.map((key) => (
              <tr key={key.id}>
                <th scope="row">{key.name}</th>
                <td>{key.team}</td>
                <td>{`${key.sha256.slice(0, 16)}…`}</td>
                <td>{`${instantText(key.addedAt)} by ${key.addedBy}`}</td>
                <td>
                  {key.removedAt ? (
                    `${instantText(key.removedAt)} by ${key.removedBy}`
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={`Remove the key ${key.name} of ${key.team}`}
                      onClick={() => setAsked(key)}
                    >
                      Remove
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {isAdding && <AddKey onClose={() => setIsAdding(false)} />}
      {asked && (
        <ConfirmChange
          action="Remove"
          title={`Remove the key ${asked.name}`}
          onConfirm={() => remove(asked.id).unwrap()}
          onClose={() => setAsked(undefined)}
        >
          <p>What it has signed is without provenance from then on. It can not be added again.</p>
        </ConfirmChange>
      )}
    </Stack>
  );
}

function AddKey({ onClose }: { onClose: () => void }) {
  const [add] = useAddSigningKeyMutation();
  const [team, setTeam] = useState('');
  const [name, setName] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const mistake = publicKey.includes('PRIVATE KEY')
    ? 'This is a private key, which nobody else gets. Paste the public one.'
    : undefined;
  const isWhole = [team, name, publicKey].every((text) => text.trim() !== '');
  return (
    <ConfirmChange
      action="Add"
      title="Add a key"
      mistake={isWhole ? mistake : 'Fill in all fields.'}
      onConfirm={() => add({ team: team.trim(), name: name.trim(), publicKey }).unwrap()}
      onClose={onClose}
    >
      <Stack gap="m">
        <TextField
          label="Team, as in remote.json; “platform” for the shell"
          value={team}
          maxLength={80}
          onChange={({ target }) => setTeam(target.value)}
        />
        <TextField
          label="Name, such as release-2026"
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label="Public key, as it is in its file (PEM)"
          value={publicKey}
          maxLength={2_000}
          onChange={({ target }) => setPublicKey(target.value)}
        />
      </Stack>
    </ConfirmChange>
  );
}
