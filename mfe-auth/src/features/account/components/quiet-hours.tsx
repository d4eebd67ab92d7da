import { dateFormat } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Muted, SelectField, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { Choice, NotificationSettings } from '../api/notification-settings.ts';

const hours = Array.from({ length: 24 }, (_none, hour) => hour);

interface QuietHoursProps {
  settings: Pick<NotificationSettings, 'quiet_from' | 'quiet_to'>;
  onChoose: (choice: Choice) => void;
}

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${tokens.space.m};
`;

/** Between which hours mails wait. */
export function QuietHours({ settings, onChoose }: QuietHoursProps) {
  const { t } = useLingui();
  const { locale } = useHost();
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const options = hours.map((hour) => ({
    value: String(hour),
    label: format.format(new Date(Date.UTC(2026, 0, 1, hour))),
  }));
  return (
    <Stack gap="s">
      <Muted>
        <Trans id="auth.quiet-hours">
          Mails wait between these hours, in Indian time. With the same hour twice none waits, and
          mails about security never do.
        </Trans>
      </Muted>
      <Hours>
        <SelectField
          label={t({ id: 'auth.quiet-from', message: 'No mails from' })}
          options={options}
          value={String(settings.quiet_from)}
          onChange={({ target }) => onChoose({ quiet_from: Number(target.value) })}
        />
        <SelectField
          label={t({ id: 'auth.quiet-to', message: 'Until' })}
          options={options}
          value={String(settings.quiet_to)}
          onChange={({ target }) => onChoose({ quiet_to: Number(target.value) })}
        />
      </Hours>
    </Stack>
  );
}
