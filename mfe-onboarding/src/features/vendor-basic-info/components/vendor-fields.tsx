import {
  amountReading,
  catalogueLinkTypes,
  groupDigits,
  searchCatalogue,
  vendorCatalogue,
  vendorTypes,
} from '@aangan/domain';
import { FieldPair } from '@aangan/ui';
import {
  FormAmountField,
  FormCataloguePicker,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from '@aangan/ui/formik';
import { ContactFields, FeaturedLinksFields, FirmFields } from '../../../form/firm-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { LinksField } from '../../../form/links-field.tsx';
import { CertificationsField } from './certifications-field.tsx';

const typeOptions = vendorTypes.map(({ id, label }) => ({ value: id, label }));

/** The fields of a vendor's basic info. */
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
      <FirmFields
        title="Your company"
        about="The facts studios look for before they write."
        website="website"
      />
      <ContactFields />
      <FormSection title="Orders and delivery" about="So that the right enquiries find you.">
        <FieldPair>
          <FormAmountField
            name="min_order_value"
            label="Minimum order value (INR)"
            group={groupDigits}
            reading={amountReading}
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
      <FeaturedLinksFields />
    </>
  );
}
