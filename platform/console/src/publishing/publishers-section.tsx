import type { TrustedPublisher } from '@aangan/registry-client';
import { Button, EmptyState, Heading, Row, Stack } from '@aangan/ui';
import { useState } from 'react';
import { usePublishersQuery, useRemovePublisherMutation } from '../api/publishing-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { AnswerState, refusalOf, StaleNotice } from '../layout/answer-state.tsx';
import { DataTable } from '../layout/data-table.tsx';
import { instantText } from '../layout/release-texts.ts';
import { AddPublisher } from './add-publisher.tsx';

/** The workflows that publish without a stored token, also those that were removed. */
export function PublishersSection() {
  const { data, error, refetch } = usePublishersQuery();
  const [remove] = useRemovePublisherMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<TrustedPublisher>();
  return (
    <Stack as="section" gap="m" aria-labelledby="publishers">
      <Row gap="m">
        <Heading id="publishers">Publishers</Heading>
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          Add a publisher
        </Button>
      </Row>
      <StaleNotice errors={[data && error]} />
      {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState title="No publisher was named yet">
          <p>Until then, continuous integration publishes with the token of its team.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable label="Publishers">
          <thead>
            <tr>
              <th scope="col">Repository</th>
              <th scope="col">Team</th>
              <th scope="col">Branch or tag</th>
              <th scope="col">Workflow</th>
              <th scope="col">May change</th>
              <th scope="col">Last used</th>
              <th scope="col">Added</th>
              <th scope="col">Removed</th>
            </tr>
          </thead>
          <tbody>
            {data.map((one) => (
              <PublisherRow key={one.id} publisher={one} onRemove={() => setAsked(one)} />
            ))}
          </tbody>
        </DataTable>
      )}
      {isAdding && <AddPublisher onClose={() => setIsAdding(false)} />}
      {asked && (
        <ConfirmChange
          action="Remove"
          title={`Remove the publisher of ${asked.repository}`}
          onConfirm={() => remove(asked.id).unwrap()}
          onClose={() => setAsked(undefined)}
        >
          <p>
            Its runs get no token any more. What they have signed is without provenance from then
            on, and is not gone back to by itself.
          </p>
        </ConfirmChange>
      )}
    </Stack>
  );
}

function PublisherRow({
  publisher,
  onRemove,
}: {
  publisher: TrustedPublisher;
  onRemove: () => void;
}) {
  const { repository, issuer, team, branch, tag, workflow, channels } = publisher;
  const { lastUsedAt, addedAt, addedBy, removedAt, removedBy } = publisher;
  return (
    <tr>
      <th scope="row">
        <span>{repository}</span>
        <br />
        <small>{new URL(issuer).host}</small>
      </th>
      <td>{team}</td>
      <td>{branch ?? `tag ${tag}`}</td>
      <td>{workflow}</td>
      <td>{channels.join(', ') || 'Nothing: it publishes only'}</td>
      <td>{lastUsedAt ? instantText(lastUsedAt) : 'Never'}</td>
      <td>{`${instantText(addedAt)} by ${addedBy}`}</td>
      <td>
        {removedAt ? (
          `${instantText(removedAt)} by ${removedBy}`
        ) : (
          <Button
            variant="secondary"
            aria-label={`Remove the publisher of ${repository}, ${branch ?? `tag ${tag}`}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </td>
    </tr>
  );
}
