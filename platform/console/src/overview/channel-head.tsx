import { Heading, Muted, OutsideLink, Row, Stack, TextLink } from '@aangan/ui';
import { Link } from 'react-router-dom';
import type { ChannelGlance } from '../api/read-overview.ts';
import { instantText } from '../layout/release-texts.ts';
import { ChannelRolloutRules } from '../rollout/channel-rollout-rules.tsx';
import { CheckText } from './check-text.tsx';
import { RequiredEngines } from './required-engines.tsx';
import { RequiredLanguages } from './required-languages.tsx';

/** A channel with what applies to everything that it serves. */
export function ChannelHead({ channel }: { channel: ChannelGlance }) {
  const { name, address, expires, status, check } = channel;
  return (
    <Stack gap="hair">
      <Heading style={{ overflowWrap: 'anywhere' }}>{name}</Heading>
      <Row gap="m">
        <TextLink as={Link} to={`/history/${name}`}>
          History
        </TextLink>
        {address && <OutsideLink href={address}>Open the site</OutsideLink>}
      </Row>
      <RequiredLanguages channel={channel} />
      <RequiredEngines channel={channel} />
      <ChannelRolloutRules channel={channel} />
      {check && <CheckText check={check} />}
      <Muted>
        {`Revision ${status.revision}${expires ? `, ends ${instantText(expires)}` : ''}${status.releases.length === 0 ? ', serves nothing yet' : ''}`}
      </Muted>
    </Stack>
  );
}
