/** The ids with one of them at another place; what is past an end stops there. */
export function moveItem(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((other) => other !== id);
  others.splice(Math.max(0, Math.min(to, others.length)), 0, id);
  return others;
}
