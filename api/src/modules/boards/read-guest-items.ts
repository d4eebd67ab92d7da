import { readThing } from '@aangan/domain';
import type { JoinBody } from './boards.schemas.ts';
import type { GuestItem } from './join.repository.ts';

/** Each thing once, as it was saved last, the oldest first. */
export function readGuestItems(given: JoinBody['items']): GuestItem[] {
  const inOrder = given
    .map((item) => ({ ...item, at: instantOf(item.saved_at) }))
    .sort((one, other) => one.at - other.at);
  const byName = new Map<string, GuestItem>();
  for (const { thing: name, note = '', at } of inOrder) {
    const thing = readThing(name);
    if (!thing) continue;
    const former = byName.get(name);
    byName.delete(name);
    byName.set(name, {
      ...thing,
      note: note || (former?.note ?? ''),
      savedAt: new Date(at).toISOString(),
    });
  }
  return [...byName.values()];
}

/** The clock of a guest may be wrong. */
const instantOf = (text: string) => Math.min(Math.max(Date.parse(text), 0), Date.now());
