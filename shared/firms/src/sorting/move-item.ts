/** The ids with one of them at another place; what is past an end stops there. */
export function moveItem<Id>(ids: readonly Id[], id: Id, to: number): Id[] {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.max(0, Math.min(to, others.length)), 0, id);
  return others;
}
