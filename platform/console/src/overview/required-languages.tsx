import { Button, Checkbox, Muted, Row, Stack } from '@aangan/ui';
import { useState } from 'react';
import type { ChannelGlance } from '../api/read-overview.ts';
import { useCompositionQuery, useRequireLanguagesMutation } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';

/** The languages that releases must be complete in to be put on a channel, and changing them. */
export function RequiredLanguages({ channel: { name, requires } }: { channel: ChannelGlance }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Row gap="s">
      <Muted>
        {requires.length === 0
          ? 'Releases may lack messages'
          : `Requires all messages in ${requires.join(', ')}`}
      </Muted>
      <Button
        variant="secondary"
        aria-label={`Change the languages that ${name} requires`}
        onClick={() => setIsAsked(true)}
      >
        Change
      </Button>
      {isAsked && (
        <AskedLanguages channel={name} required={requires} onClose={() => setIsAsked(false)} />
      )}
    </Row>
  );
}

interface AskedLanguagesProps {
  channel: string;
  required: readonly string[];
  onClose: () => void;
}

/** Asks in which languages of its shell a channel requires all messages. */
function AskedLanguages({ channel, required, onClose }: AskedLanguagesProps) {
  const { data, error, refetch } = useCompositionQuery(channel);
  const [chosen, setChosen] = useState(required);
  const [require] = useRequireLanguagesMutation();
  // The messages of the default language are in the code: no release lacks them.
  const [, ...spoken] = data?.shell.languages ?? [];
  const toggle = (code: string, isRequired: boolean) =>
    setChosen((before) =>
      isRequired ? [...before, code] : before.filter((other) => other !== code),
    );
  return (
    <ConfirmChange
      action="Require"
      title={`Languages that ${channel} requires`}
      reason="Changed the required languages by hand"
      onConfirm={(why) => require({ channel, requires: chosen, why }).unwrap()}
      onClose={onClose}
    >
      <Stack gap="s">
        <p>A release that lacks messages in one of these is refused. What is served stays.</p>
        {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
        {spoken.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={`${name} (${code})`}
            checked={chosen.includes(code)}
            onChange={({ target }) => toggle(code, target.checked)}
          />
        ))}
        {data && spoken.length === 0 && <p>Its shell speaks one language only.</p>}
      </Stack>
    </ConfirmChange>
  );
}
