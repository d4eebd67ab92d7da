import { paths, roleOf } from '@aangan/domain';
import { useSession, withApi } from '@aangan/host';
import { writtenLanguage } from '@aangan/messages';
import { Button, Muted, Row, Stack, TextLink } from '@aangan/ui';
import { FormSelectField, useFormField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type BriefCard, connectApi, useListBriefsQuery } from '../api/connect-api.ts';

/** So many briefs are buttons, which take one press; more are a list. */
const maxButtons = 4;

/** Attaches one of the client's briefs to the request; nothing is shown where there is none. */
function OwnBriefs() {
  const { user } = useSession();
  const isClient = user !== null && roleOf(user) === 'client';
  const { data = [] } = useListBriefsQuery(undefined, { skip: !isClient });
  if (!isClient || data.length === 0) return null;
  return data.length > maxButtons ? <BriefList briefs={data} /> : <BriefButtons briefs={data} />;
}

export const BriefField = withApi(connectApi, OwnBriefs);

interface BriefsProps {
  briefs: readonly BriefCard[];
}

function useBriefName(): (brief: BriefCard) => string {
  const { t } = useLingui();
  const unnamed = t({ id: 'designers.brief-unnamed', message: 'Brief without a name' });
  return ({ title, city }) => title || city || unnamed;
}

function BriefButtons({ briefs }: BriefsProps) {
  const { t } = useLingui();
  const nameOf = useBriefName();
  const label = useId();
  const { field, error, setValue } = useFormField<string>('brief');
  const chosen = briefs.find(({ id }) => String(id) === field.value);
  return (
    <Stack gap="xs">
      <Muted id={label}>
        {t({ id: 'designers.attach-brief', message: 'Attach a brief (optional)' })}
      </Muted>
      <Row gap="xs" role="group" aria-labelledby={label}>
        {briefs.map((brief) => {
          const isChosen = brief === chosen;
          const name = nameOf(brief);
          return (
            <Button
              key={brief.id}
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => setValue(isChosen ? '' : String(brief.id))}
            >
              <span aria-hidden="true">{isChosen ? '✓ ' : '+ '}</span>
              <span lang={writtenLanguage(name)}>{name}</span>
            </Button>
          );
        })}
      </Row>
      {error === undefined ? chosen && <Attached /> : <Refused id={field.value} error={error} />}
    </Stack>
  );
}

function Attached() {
  return (
    <Muted role="status">
      <Trans id="designers.brief-attached">
        They see it as it is now. What you change later you show them yourself.
      </Trans>
    </Muted>
  );
}

/** Why a brief was not taken, with the way to it. */
function Refused({ id, error }: { id: string; error: string }) {
  return (
    <Muted role="alert">
      <span>{`${error} `}</span>
      <TextLink href={paths.brief(id)} target="_blank" rel="noreferrer">
        <Trans id="designers.open-brief">Open the brief</Trans>
      </TextLink>
    </Muted>
  );
}

function BriefList({ briefs }: BriefsProps) {
  const { t } = useLingui();
  const nameOf = useBriefName();
  return (
    <FormSelectField
      name="brief"
      label={t({ id: 'designers.attach-one', message: 'Attach a brief' })}
      optional
      placeholder={t({ id: 'designers.without-brief', message: 'Without a brief' })}
      options={briefs.map((brief) => ({ value: String(brief.id), label: nameOf(brief) }))}
    />
  );
}
