import type { ChannelChange, ValueSetting } from '@aangan/registry-client';
import { TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { useReleasesQuery } from '../api/registry-api.ts';
import { engineTexts, shortRelease } from '../layout/release-texts.ts';
import { settingText } from '../remote/setting-text.ts';

/** What was done, as the history says it. */
const verbs: Record<string, string> = {
  promote: 'promoted',
  rollback: 'rolled back',
  'switch-off': 'switched off',
  'switch-on': 'switched on',
  remove: 'removed',
  retire: 'retired',
  canary: 'canary',
  'end-canary': 'canary ended',
  'create-channel': 'The channel was made',
  'remove-channel': 'The channel was removed',
  'require-check': 'Requires a check from now on',
  'require-no-check': 'Requires no check any more',
  'require-provenance': 'Requires provenance from now on',
  'require-no-provenance': 'Requires no provenance any more',
  'set-value': 'set',
  'set-rollout-rules': 'What steps of rollouts need was changed',
  'pause-rollout': 'Rollout paused',
  'resume-rollout': 'Rollout resumed',
  'approve-step': 'Step of a rollout approved',
  'trust-less': 'runs in frames, with low trust',
  'trust-fully': 'is trusted fully again',
};

/** A release in a text, or that there was none. */
export const sideText = (release: string | null) =>
  release === null ? 'nothing' : shortRelease(release);

const valueText = (setting: ValueSetting | null) =>
  setting === null ? 'the default' : settingText(setting);

const languagesText = (languages: readonly string[]) =>
  languages.length === 0
    ? 'Requires no languages any more'
    : `Requires all messages in ${languages.join(', ')} from now on`;

const enginesText = (engines: readonly string[]) =>
  engines.length === 0
    ? 'Requires no browser but Chromium any more'
    : `Requires that pages are opened in ${engines.map((one) => engineTexts[one] ?? one).join(' and ')} from now on`;

/** What release of which remote became what; both can be compared. */
export function ChangeLine({ change }: { change: ChannelChange }) {
  const { name, kind, from, to, percent, extension, languages, engines, value } = change;
  const verb = verbs[kind] ?? kind;
  const { data: releases } = useReleasesQuery(name, { skip: name === '' });
  if (languages) return <span>{languagesText(languages)}</span>;
  if (engines) return <span>{enginesText(engines)}</span>;
  if (name === '') return <span>{verb}</span>;
  const titleOf = (release: string | null) => {
    const version = releases?.find((one) => one.release === release)?.version;
    return release === null ? 'nothing' : shortRelease(release, version);
  };
  const moved = from === to ? '' : `: ${titleOf(from)} → ${titleOf(to)}`;
  const replaced = value ? `: ${valueText(value.from)} → ${valueText(value.to)}` : moved;
  return (
    <>
      <TextLink as={Link} to={`/remotes/${name}`}>
        {name}
      </TextLink>
      {extension && <span>{`, ${extension},`}</span>}
      {value && <span>{`, ${value.name},`}</span>}
      <span>{` ${verb}${percent === null ? '' : ` ${percent} %`}${replaced}`}</span>
      {to !== null && from !== to && (
        <>
          {' '}
          <TextLink
            as={Link}
            to={`/releases/${name}/${to}${from === null ? '' : `?against=${from}`}`}
            aria-label={`What changed in ${name} ${sideText(to)}`}
          >
            What changed
          </TextLink>
        </>
      )}
    </>
  );
}
