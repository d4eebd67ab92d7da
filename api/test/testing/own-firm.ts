import { type DesignerWishes, makeDesigner } from './make-designer.ts';
import { signUp } from './sign-up.ts';
import type { TestApi } from './start-test-api.ts';

/** A designer's profile, and the headers of its signed-in account. */
export async function ownFirm(api: TestApi, wishes: DesignerWishes = {}) {
  const owner = await signUp(api, 'designer', wishes.name ?? 'Own Studio');
  const { id } = await makeDesigner(api.db, wishes);
  await api.db
    .updateTable('designer_profile')
    .set({ account_id: owner.id })
    .where('id', '=', id)
    .execute();
  return { id, owner };
}
