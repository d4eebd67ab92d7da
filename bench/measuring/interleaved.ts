/**
 * Measures each subject once in every round, in an order of the round's own, so that what else the machine does is
 * shared by all.
 * @returns the measurements by subject, in the order of the rounds
 */
export async function interleaved<Subject, Measured>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Map<Subject, Measured[]>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Measured[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of shuffled(subjects)) {
      measured.get(subject)?.push(await measure(subject));
    }
  }
  return measured;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
