import { Button, Heading, Muted, Row, Stack, TextArea } from '@aangan/ui';
import { useState } from 'react';
import { live, useLowTrustQuery, useSetTrustMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';

/** Whether a remote runs in frames, apart from the session, and what these may do. */
export function TrustOf({ name }: { name: string }) {
  const { data, error, refetch } = useLowTrustQuery(undefined, live);
  const [setTrust, { data: changed }] = useSetTrustMutation();
  const [asked, setAsked] = useState<'low' | 'full' | null>(null);
  const [text, setText] = useState('');
  const marked = data?.results.find((one) => one.name === name);
  const grants = text.split('\n').flatMap((line) => line.trim() || []);
  const ask = (to: 'low' | 'full') => {
    setText(marked?.grants.join('\n') ?? '');
    setAsked(to);
  };
  return (
    <Stack as="section" gap="m" aria-labelledby="trust">
      <Heading id="trust">Trust</Heading>
      {data ? (
        <>
          <p>
            {marked
              ? `Low: it runs in frames, on all channels, and may ${marked.grants.join(', ') || 'do nothing'}.`
              : 'Full: its code runs in the pages of the site, with all that visitors can do.'}
          </p>
          {marked && <Muted>{`${marked.by}: ${marked.why}`}</Muted>}
          {marked && changed && <DoesNotFit {...changed} />}
          <Row gap="s">
            <Button variant="secondary" size="small" onClick={() => ask('low')}>
              {marked ? 'Change what its frames may do' : 'Trust it less'}
            </Button>
            {marked && (
              <Button variant="secondary" size="small" onClick={() => ask('full')}>
                Trust it fully
              </Button>
            )}
          </Row>
        </>
      ) : (
        <AnswerState error={refusalOf(error)} onRetry={refetch} />
      )}
      {asked && (
        <ConfirmChange
          title={asked === 'low' ? `Run ${name} in frames` : `Trust ${name} fully`}
          action={asked === 'low' ? 'Trust it less' : 'Trust it fully'}
          reason="Changed the trust by hand"
          onConfirm={(why) =>
            setTrust({ name, grants: asked === 'low' ? grants : null, why }).unwrap()
          }
          onClose={() => setAsked(null)}
        >
          <p>Holds on all channels. Pages that are open reload at the next safe moment.</p>
          {asked === 'low' && (
            <TextArea
              label="What its frames may do, one on each line"
              hint="As “asks” of its remote.json has it: read /api/designers/vendors/"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </ConfirmChange>
      )}
    </Stack>
  );
}

/** Of a remote that was just marked: only what its release asks for and was granted is open. */
function DoesNotFit({
  notGranted = [],
  notAsked = [],
}: {
  notGranted?: readonly string[];
  notAsked?: readonly string[];
}) {
  return (
    <>
      {notGranted.length > 0 && (
        <p>{`Its release asks for what was not granted, and gets no answer: ${notGranted.join(', ')}.`}</p>
      )}
      {notAsked.length > 0 && (
        <p>{`It asks for none of: ${notAsked.join(', ')}. That opens once its “asks” have it and it is released.`}</p>
      )}
    </>
  );
}
