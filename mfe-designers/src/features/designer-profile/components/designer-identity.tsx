import { ProfileIdentity, type ProfileIdentityProps } from '@aangan/firms';
import type { DesignerProfileData } from '../api/designer-profile.ts';

interface DesignerIdentityProps extends Pick<ProfileIdentityProps, 'headingLevel'> {
  designer: DesignerProfileData;
}

/** What the bar shows of a designer: picture, name and specializations. */
export function DesignerIdentity({ designer, ...rest }: DesignerIdentityProps) {
  return (
    <ProfileIdentity
      {...rest}
      name={designer.full_name}
      avatar={designer.avatar}
      specializations={designer.specializations_display}
    />
  );
}
