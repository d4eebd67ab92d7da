import type { ChannelGlance } from '../api/read-overview.ts';
import { useRequireProvenanceMutation } from '../api/registry-api.ts';
import { RequiredChoice } from './required-choice.tsx';

const options = [
  { value: 'provenance', label: 'A build has signed that they are of committed sources' },
];

/** Whether a channel takes only releases of which a build has signed what they were built from, and changing it. */
export function RequiredProvenance({
  channel: { name, isAttested, status },
}: {
  channel: ChannelGlance;
}) {
  const { revision } = status;
  const [require] = useRequireProvenanceMutation();
  return (
    <RequiredChoice
      text={isAttested ? 'Requires provenance' : 'Requires no provenance'}
      changeLabel={`Change whether ${name} requires provenance`}
      title={`Provenance that ${name} requires`}
      explanation="A release without it is refused. What is served stays."
      reason="Changed the required provenance by hand"
      required={isAttested ? ['provenance'] : []}
      options={options}
      onConfirm={(chosen, why) =>
        require({ channel: name, isRequired: chosen.length > 0, why, revision }).unwrap()
      }
    />
  );
}
