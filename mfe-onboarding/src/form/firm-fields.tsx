import {
  accountLimits,
  asciiDigits,
  featuredLinkTypes,
  profileLimits,
  readLinkedin,
  readPhone,
  readWebAddress,
} from '@aangan/domain';
import { currentDay, useHost } from '@aangan/host';
import { FieldPair } from '@aangan/ui';
import { FormNumberField, FormTextArea, FormTextField } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CityField } from './city-field.tsx';
import { FormSection, NumberRow } from './form-section.tsx';
import { LinksField } from './links-field.tsx';

interface FirmSectionProps {
  title: string;
  about: string;
  /** The name of the field that holds the website. */
  website: string;
}

/** The section about the firm, which designers and vendors share. */
export function FirmFields({ title, about, website }: FirmSectionProps) {
  const { t } = useLingui();
  return (
    <FormSection title={title} about={about}>
      <NumberRow>
        <FormNumberField
          name="establishment_year"
          label={t({ id: 'onboarding.establishment-year', message: 'Establishment year' })}
          min={profileLimits.establishmentYearMin}
          latin={asciiDigits}
        />
        <FormNumberField
          name="team_strength"
          label={t({ id: 'onboarding.team-strength', message: 'Team strength' })}
          min={profileLimits.teamStrengthMin}
          max={profileLimits.countMax}
          latin={asciiDigits}
        />
        <FormNumberField
          name="projects_completed"
          label={t({ id: 'onboarding.projects-completed', message: 'Projects completed' })}
          max={profileLimits.countMax}
          latin={asciiDigits}
        />
      </NumberRow>
      <FormTextArea
        name="head_office_address"
        label={t({ id: 'onboarding.head-office', message: 'Head office address' })}
        rows={2}
        autoComplete="street-address"
      />
      <CityField />
      <FieldPair>
        <FormTextField
          name={website}
          label={t({ id: 'onboarding.website', message: 'Website' })}
          inputMode="url"
          placeholder="www.studio.in"
          read={readWebAddress}
          optional
        />
        <FormTextField
          name="linkedin_profile"
          label="LinkedIn"
          inputMode="url"
          placeholder="linkedin.com/company/…"
          read={readLinkedin}
          optional
        />
      </FieldPair>
    </FormSection>
  );
}

const dayMs = 86_400_000;

/** The section about being away. The API decides what day it is; the field offers what it takes. */
export function AwayFields() {
  const { t } = useLingui();
  const { clock } = useHost();
  const [today] = useState(() => Date.parse(currentDay(clock)));
  const dayAfter = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10);
  return (
    <FormSection
      title={t({ id: 'onboarding.answers', message: 'Answering requests' })}
      about={t({
        id: 'onboarding.answers-about',
        message:
          'Your page says how soon you usually answer, once you have answered five requests in a month.',
      })}
    >
      <FormTextField
        name="away_until"
        type="date"
        label={t({ id: 'onboarding.away-until', message: 'Away until' })}
        hint={t({
          id: 'onboarding.away-hint',
          message:
            'The day you are back. Your page says so; requests can still be sent, and wait for you without reminders.',
        })}
        min={dayAfter(1)}
        max={dayAfter(365)}
        optional
      />
    </FormSection>
  );
}

/** The section about the contact person. */
export function ContactFields() {
  const { t } = useLingui();
  return (
    <FormSection
      title={t({ id: 'onboarding.contact-person', message: 'Contact person' })}
      about={t({
        id: 'onboarding.contact-person-about',
        message: 'Whom we may call. It is not shown on your page.',
      })}
    >
      <FieldPair>
        <FormTextField
          name="spoc_name"
          label={t({ id: 'onboarding.contact-name', message: 'Name' })}
          autoComplete="name"
          maxLength={accountLimits.nameMax}
        />
        <FormTextField
          name="spoc_phone"
          label={t({ id: 'onboarding.contact-phone', message: 'Phone' })}
          type="tel"
          autoComplete="tel"
          read={readPhone}
        />
      </FieldPair>
    </FormSection>
  );
}

/** The section of featured links. */
export function FeaturedLinksFields() {
  const { t } = useLingui();
  return (
    <FormSection
      title={t({ id: 'onboarding.featured-links', message: 'Featured links' })}
      about={t({
        id: 'onboarding.featured-links-about',
        message: 'Films, articles and posts about your work, shown on your page.',
      })}
    >
      <LinksField
        name="featured_links"
        label={t({ id: 'onboarding.featured-links', message: 'Featured links' })}
        add={t({ id: 'onboarding.add-link', message: 'Add a link' })}
        removeOf={(number) => t({ id: 'onboarding.remove-link', message: `Remove link ${number}` })}
        types={featuredLinkTypes}
      />
    </FormSection>
  );
}
