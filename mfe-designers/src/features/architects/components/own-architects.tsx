import { withApi } from '@aangan/host';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  architectsApi,
  type PrincipalArchitect,
  useListArchitectsQuery,
} from '../api/architects-api.ts';
import { ArchitectCard } from './architect-card.tsx';
import { ArchitectDeletion } from './architect-deletion.tsx';
import { ArchitectDialog } from './architect-dialog.tsx';

/** The principal architects of the signed-in firm, to add, edit and delete. */
export const OwnArchitects = withApi(architectsApi, Architects);

type Action =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete'; architect: PrincipalArchitect }
  | { kind: 'none' };

function Architects() {
  const [action, setAction] = useState<Action>({ kind: 'none' });
  const stop = () => setAction({ kind: 'none' });
  return (
    <Stack as="section" gap="l" aria-labelledby="principal-architects">
      <Row justify="space-between">
        <Heading id="principal-architects" tabIndex={-1}>
          <Trans id="designers.principal-architects">Principal architects</Trans>
        </Heading>
        <Button variant="secondary" onClick={() => setAction({ kind: 'add' })}>
          <Trans id="designers.add-architect">Add Principal Architect</Trans>
        </Button>
      </Row>
      <ArchitectList
        onEdit={(architect) => setAction({ kind: 'edit', architect })}
        onDelete={(architect) => setAction({ kind: 'delete', architect })}
      />
      {action.kind === 'add' && <ArchitectDialog onClose={stop} />}
      {action.kind === 'edit' && <ArchitectDialog architect={action.architect} onClose={stop} />}
      <ArchitectDeletion
        architect={action.kind === 'delete' ? action.architect : null}
        onDone={() => {
          stop();
          // The card with the focus has been removed.
          document.getElementById('principal-architects')?.focus();
        }}
        onCancel={stop}
      />
    </Stack>
  );
}

interface ArchitectListProps {
  onEdit: (architect: PrincipalArchitect) => void;
  onDelete: (architect: PrincipalArchitect) => void;
}

function ArchitectList({ onEdit, onDelete }: ArchitectListProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useListArchitectsQuery();
  if (!data && error) {
    return (
      <ErrorState
        title={t({
          id: 'designers.own-architects-failed',
          message: 'Your principal architects could not be loaded',
        })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Waiting />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={t({ id: 'designers.no-own-architects', message: 'No principal architects yet' })}
      >
        <p>
          <Trans id="designers.why-architects">
            Clients like to know who leads the work. Each one gets a page of their own.
          </Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <Grid>
      {data.map((architect) => (
        <ArchitectCard
          key={architect.id}
          architect={architect}
          onEdit={() => onEdit(architect)}
          onDelete={() => onDelete(architect)}
        />
      ))}
    </Grid>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans id="designers.loading-architects">Loading principal architects…</Trans>
      </VisuallyHidden>
      <Skeleton height="9rem" />
    </div>
  );
}
