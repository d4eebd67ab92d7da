import { isolated } from '@aangan/domain';
import { TagList } from '@aangan/firms';
import { Heading, Stack } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { OwnProfileData } from '../api/get-own-profile.ts';

/** The vendor's certifications, each with the year it was given; renders nothing where there are none. */
export function Certifications({ certifications }: Pick<OwnProfileData, 'certifications'>) {
  const id = useId();
  if (certifications.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading id={id}>
        <Trans id="vendors.certifications">Certifications</Trans>
      </Heading>
      <TagList
        labels={certifications.map(({ name, year }) =>
          year ? `${isolated(name)}, ${year}` : name,
        )}
      />
    </Stack>
  );
}
