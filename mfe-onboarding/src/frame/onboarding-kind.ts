import { paths } from '@aangan/domain';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';

/** What differs between the onboarding of designers and that of vendors, beside the forms. */
export interface OnboardingKind {
  title: MessageDescriptor;
  /** The part of the API's paths. */
  resource: 'profiles' | 'vendors';
  /** The remote that shows the firm's public page. */
  remote: 'designers' | 'vendors';
  basicInfo: string;
  social: string;
  preview: string;
  /** The names of the drafts of steps 1 and 2. */
  drafts: { basicInfo: string; social: string };
  /** Vendors link Instagram only. */
  hasLinkedin: boolean;
}

export const designerOnboarding: OnboardingKind = {
  title: msg({ id: 'onboarding.designer-title', message: 'Complete Your Designer Profile' }),
  resource: 'profiles',
  remote: 'designers',
  basicInfo: paths.designerBasicInfo(),
  social: paths.designerSocial(),
  preview: paths.designerPreview(),
  drafts: { basicInfo: 'designer-basic-info', social: 'designer-social' },
  hasLinkedin: true,
};

export const vendorOnboarding: OnboardingKind = {
  title: msg({ id: 'onboarding.vendor-title', message: 'Complete Your Vendor Profile' }),
  resource: 'vendors',
  remote: 'vendors',
  basicInfo: paths.vendorBasicInfo(),
  social: paths.vendorSocial(),
  preview: paths.vendorPreview(),
  drafts: { basicInfo: 'vendor-basic-info', social: 'vendor-social' },
  hasLinkedin: false,
};
