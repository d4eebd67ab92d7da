import { useState } from 'react';
import type { ChannelGlance } from '../api/read-overview.ts';
import { useCompositionQuery, useRequireLanguagesMutation } from '../api/registry-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { RequiredChoice } from './required-choice.tsx';

/** The languages that releases must be complete in to be put on a channel, and changing them. */
export function RequiredLanguages({
  channel: { name, requires, status },
}: {
  channel: ChannelGlance;
}) {
  const { revision } = status;
  const [isOpened, setIsOpened] = useState(false);
  const { data, error, refetch } = useCompositionQuery(name, { skip: !isOpened });
  const [require] = useRequireLanguagesMutation();
  // The messages of the default language are in the code: no release lacks them.
  const [, ...spoken] = data?.shell.languages ?? [];
  return (
    <RequiredChoice
      text={
        requires.length === 0
          ? 'Releases may lack messages'
          : `Requires all messages in ${requires.join(', ')}`
      }
      changeLabel={`Change the languages that ${name} requires`}
      title={`Languages that ${name} requires`}
      explanation="A release that lacks messages in one of these is refused. What is served stays."
      reason="Changed the required languages by hand"
      required={requires}
      options={spoken.map((one) => ({ value: one.code, label: `${one.name} (${one.code})` }))}
      instead={
        <>
          {!data && <AnswerState error={refusalOf(error)} onRetry={refetch} />}
          {data && spoken.length === 0 && <p>Its shell speaks one language only.</p>}
        </>
      }
      onOpen={() => setIsOpened(true)}
      onConfirm={(chosen, why) =>
        require({ channel: name, requires: chosen, why, revision }).unwrap()
      }
    />
  );
}
