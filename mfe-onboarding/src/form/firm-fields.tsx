import {
  accountLimits,
  asciiDigits,
  featuredLinkTypes,
  profileLimits,
  readLinkedin,
  readPhone,
  readWebAddress,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import { FormNumberField, FormTextArea, FormTextField } from '@aangan/ui/formik';
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
  return (
    <FormSection title={title} about={about}>
      <NumberRow>
        <FormNumberField
          name="establishment_year"
          label="Establishment year"
          min={profileLimits.establishmentYearMin}
          latin={asciiDigits}
        />
        <FormNumberField
          name="team_strength"
          label="Team strength"
          min={profileLimits.teamStrengthMin}
          max={profileLimits.countMax}
          latin={asciiDigits}
        />
        <FormNumberField
          name="projects_completed"
          label="Projects completed"
          max={profileLimits.countMax}
          latin={asciiDigits}
        />
      </NumberRow>
      <FormTextArea
        name="head_office_address"
        label="Head office address"
        rows={2}
        autoComplete="street-address"
      />
      <CityField />
      <FieldPair>
        <FormTextField
          name={website}
          label="Website"
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

/** The section about the contact person. */
export function ContactFields() {
  return (
    <FormSection title="Contact person" about="Whom we may call. It is not shown on your page.">
      <FieldPair>
        <FormTextField
          name="spoc_name"
          label="Name"
          autoComplete="name"
          maxLength={accountLimits.nameMax}
        />
        <FormTextField
          name="spoc_phone"
          label="Phone"
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
  return (
    <FormSection
      title="Featured links"
      about="Films, articles and posts about your work, shown on your page."
    >
      <LinksField
        name="featured_links"
        label="Featured links"
        noun="link"
        types={featuredLinkTypes}
      />
    </FormSection>
  );
}
