import {
  accountLimits,
  catalogueLinkTypes,
  featuredLinkTypes,
  groupTypedRupees,
  profileLimits,
  searchCatalogue,
  vendorCatalogue,
  vendorTypes,
} from '@aangan/domain';
import {
  FormAmountField,
  FormCataloguePicker,
  FormNumberField,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { FieldPair, FormSection, NumberRow } from '../../../form/form-section.tsx';
import { LinksField } from '../../../form/links-field.tsx';
import { CertificationsField } from './certifications-field.tsx';

const typeOptions = vendorTypes.map(({ id, label }) => ({ value: id, label }));

/** The fields of a vendor's basic info, in the order one would tell them. */
export function VendorFields() {
  return (
    <>
      <FormSection title="What you supply" about="How studios find you in the directory.">
        <FormSelectField
          name="vendor_type"
          label="Vendor type"
          options={typeOptions}
          placeholder="Choose one"
        />
        <FormCataloguePicker
          name="specializations"
          label="Categories"
          groups={vendorCatalogue}
          search={searchCatalogue}
          searchPlaceholder="Search categories"
        />
        <FormTextArea name="bio" label="About your company" rows={4} optional />
      </FormSection>
      <FormSection title="Your company" about="The facts studios look for before they write.">
        <NumberRow>
          <FormNumberField
            name="establishment_year"
            label="Establishment year"
            min={profileLimits.establishmentYearMin}
          />
          <FormNumberField
            name="team_strength"
            label="Team strength"
            min={profileLimits.teamStrengthMin}
          />
          <FormNumberField name="projects_completed" label="Projects completed" />
        </NumberRow>
        <FormTextArea
          name="head_office_address"
          label="Head office address"
          rows={2}
          autoComplete="street-address"
        />
        <FieldPair>
          <FormTextField
            name="website"
            label="Website"
            inputMode="url"
            placeholder="https://"
            optional
          />
          <FormTextField
            name="linkedin_profile"
            label="LinkedIn"
            inputMode="url"
            placeholder="https://www.linkedin.com/company/…"
            optional
          />
        </FieldPair>
      </FormSection>
      <FormSection title="Contact person" about="Whom we may call. It is not shown on your page.">
        <FieldPair>
          <FormTextField
            name="spoc_name"
            label="Name"
            autoComplete="name"
            maxLength={accountLimits.nameMax}
          />
          <FormTextField name="spoc_phone" label="Phone" type="tel" autoComplete="tel" />
        </FieldPair>
      </FormSection>
      <FormSection title="Orders and delivery" about="So that the right enquiries find you.">
        <FieldPair>
          <FormAmountField
            name="min_order_value"
            label="Minimum order value"
            group={groupTypedRupees}
            before="₹"
            hint="0 if you take any."
          />
          <FormTextField
            name="lead_time"
            label="Lead time"
            placeholder="4–6 weeks"
            maxLength={200}
            optional
          />
        </FieldPair>
        <FormTextField
          name="service_coverage"
          label="Service coverage"
          placeholder="Mumbai, Pune and all of Goa"
          maxLength={500}
          optional
        />
      </FormSection>
      <FormSection title="Certifications" about="Standards your products or your company meet.">
        <CertificationsField />
      </FormSection>
      <FormSection title="Catalogues and brochures" about="What studios can leaf through.">
        <LinksField
          name="catalogues"
          label="Catalogues and brochures"
          noun="catalogue or brochure"
          types={catalogueLinkTypes}
        />
      </FormSection>
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
    </>
  );
}
