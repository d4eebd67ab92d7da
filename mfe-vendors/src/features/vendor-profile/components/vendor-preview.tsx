import { PreviewFrame } from '@aangan/firms';
import { VendorContent, type VendorContentProps } from './vendor-content.tsx';
import { VendorIdentity } from './vendor-identity.tsx';

/** A vendor's page as visitors will see it, within another page. */
export function VendorPreview({ vendor, reviews }: VendorContentProps) {
  return (
    <PreviewFrame
      name={vendor.company_name}
      identity={<VendorIdentity vendor={vendor} headingLevel={3} />}
      pages={['ABOUT']}
      action="GET IN TOUCH"
    >
      <VendorContent vendor={vendor} reviews={reviews} />
    </PreviewFrame>
  );
}
