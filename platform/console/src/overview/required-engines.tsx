import type { ChannelGlance } from '../api/read-overview.ts';
import { type EngineBeside, useRequireEnginesMutation } from '../api/registry-api.ts';
import { engineTexts } from '../layout/release-texts.ts';
import { RequiredChoice } from './required-choice.tsx';

const options = Object.entries(engineTexts).map(([value, label]) => ({ value, label }));

/** The browsers in which pages of releases must have been opened to be put on a channel, and changing them. */
export function RequiredEngines({
  channel: { name, engines, status },
}: {
  channel: ChannelGlance;
}) {
  const { revision } = status;
  const [require] = useRequireEnginesMutation();
  const named = engines.map((one) => engineTexts[one] ?? one);
  return (
    <RequiredChoice
      text={
        named.length === 0
          ? 'Pages are opened in Chromium, and in others where they are installed'
          : `Requires that pages are opened in Chromium, ${named.join(' and ')}`
      }
      changeLabel={`Change the browsers that ${name} requires`}
      title={`Browsers that ${name} requires`}
      explanation="A release whose pages were not opened in one of these is refused. What is served stays."
      reason="Changed the required browsers by hand"
      required={engines}
      options={options}
      onConfirm={(chosen, why) =>
        require({ channel: name, engines: chosen as EngineBeside[], why, revision }).unwrap()
      }
    />
  );
}
