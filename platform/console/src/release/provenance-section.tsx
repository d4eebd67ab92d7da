import type { Provenance } from '@aangan/registry-client';
import { Badge, Heading, Muted, Row, Stack } from '@aangan/ui';
import { useProvenanceQuery } from '../api/publishing-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { instantText } from '../layout/release-texts.ts';
import { RunLink } from './run-link.tsx';

/** Who built a release, from which commit, and which key signed that. */
export function ProvenanceSection(named: { name: string; release: string }) {
  const { currentData: data, error, refetch } = useProvenanceQuery(named);
  return (
    <Stack as="section" gap="m" aria-labelledby="provenance">
      <Heading id="provenance">Provenance</Heading>
      {!data && <AnswerState lines={1} error={refusalOf(error)} onRetry={refetch} />}
      {data?.length === 0 && (
        <Muted>None: no build has signed what this release was built from.</Muted>
      )}
      {data?.map((said) => (
        <Said key={said.sha256} said={said} />
      ))}
    </Stack>
  );
}

function Said({ said }: { said: Provenance }) {
  const { facts, identity, team, key, sha256, counts, removedAt, recordedAt } = said;
  const { commit, source, isChanged, lockfile, builder, run } = facts;
  const signer = identity ? 'a key of the run' : `the key “${key}”`;
  return (
    <Stack gap="hair" style={{ overflowWrap: 'anywhere' }}>
      <Row gap="xs">
        {counts && !isChanged && <Badge data-tone="positive">Signed</Badge>}
        {isChanged && <Badge data-tone="accent">With changes that are not committed</Badge>}
        {!counts && <Badge data-tone="accent">The key was removed</Badge>}
      </Row>
      <p>
        {identity
          ? `Built by ${identity.workflow} of ${identity.repository}, as ${identity.issuer} vouches`
          : `Built by ${builder}`}
      </p>
      <p>{`From ${commit ? `commit ${commit}` : 'no known commit'}${source ? ` of ${source}` : ''}`}</p>
      <Muted>
        {`Signed with ${signer} of team ${team}, sha256 ${sha256.slice(0, 16)}…, ${instantText(recordedAt)}${removedAt ? `; removed ${instantText(removedAt)}` : ''}`}
      </Muted>
      {lockfile && <Muted>{`Lockfile sha256 ${lockfile.slice(0, 16)}…`}</Muted>}
      {run && <RunLink url={run} />}
    </Stack>
  );
}
