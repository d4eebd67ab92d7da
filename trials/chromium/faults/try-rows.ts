/** Of the rows: those whose text it matches. */
export const only = new RegExp(process.env.TRIAL_ONLY ?? '');

/** How many rows are tried at the same time, each in a context of its own: most of one is waiting. */
const atOnce = Number(process.env.AT_ONCE ?? 2);

/** A fault of a subject. */
export interface Row {
  text: string;
  /** @returns what did not hold */
  attempt(): Promise<readonly string[]>;
}

/** Tries the rows that TRIAL_ONLY selects and prints each. @returns how many were tried, and how many held */
export async function tryRows(
  name: string,
  rows: readonly Row[],
): Promise<{ tried: number; held: number }> {
  const chosen = rows.filter(({ text }) => only.test(text));
  const rest = chosen.values();
  let held = 0;
  const work = async () => {
    for (const { text, attempt } of rest) {
      const problems = await attempt().catch((error) => [String(error).slice(0, 300)]);
      if (problems.length === 0) held += 1;
      const told = [`${problems.length === 0 ? '✓' : '✗'} ${text}`, ...problems];
      console.log(told.join('\n    '));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(`${name}: ${chosen.length} tried, ${held} held`);
  return { tried: chosen.length, held };
}
