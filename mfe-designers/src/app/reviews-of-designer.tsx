import { useDispatch } from 'react-redux';
import type { DesignerProfileData } from '../features/designer-profile/api/designer-profile.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerReviews } from '../features/reviews/components/designer-reviews.tsx';

/** The reviews of a designer. A new one changes the rating that the page shows. */
export function ReviewsOfDesigner({ designer }: { designer: DesignerProfileData }) {
  const dispatch = useDispatch();
  const { id, full_name: name, user_id: userId } = designer;
  return (
    <DesignerReviews
      key={id}
      firm={{ kind: 'designer', id, name, userId }}
      onReviewed={() => void dispatch(profileApi.util.invalidateTags(['Firm']))}
    />
  );
}
