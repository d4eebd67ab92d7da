const units: Record<string, number> = {
  ms: 1,
  s: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  KB: 1024,
  kB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  billion: 1e9,
};

/** How constants are named whose unit is not milliseconds, bytes or a count. */
const namedUnits: readonly [name: RegExp, unit: number][] = [
  [/seconds$/i, 1_000],
  [/minutes$/i, 60_000],
  [/hours$/i, 3_600_000],
  [/days$/i, 86_400_000],
  [/megabytes$|_MB$|max-old-space-size$/i, 1024 ** 2],
];

/** What a text of docs/limits.md says, in milliseconds, bytes or as a count. Billions may be rounded. */
export function quantityOf(text: string): { value: number; precision: number } {
  const [, number = '', unit = ''] =
    /^([\d.,]+)\s*(ms|s|minutes?|hours?|days?|weeks?|KB|kB|MB|GB|billion)?\b/.exec(text) ?? [];
  const plain = number.replaceAll(',', '').replace(/\.$/, '');
  const scale = units[unit] ?? units[unit.replace(/s$/, '')] ?? 1;
  const precision = unit === 'billion' ? scale : 0.001;
  return { value: Number(plain) * scale, precision };
}

/** A constant in the same units. @param place as `readConstant` takes it; its name tells the unit */
export function inBaseUnits(value: number, place: string): number {
  return value * (namedUnits.find(([name]) => name.test(place))?.[1] ?? 1);
}
