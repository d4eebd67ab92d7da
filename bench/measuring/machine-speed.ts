/** How long each half of the measurement takes, in milliseconds. */
const measuredMs = 500;

/**
 * How fast this machine runs JavaScript, by the method of Lighthouse's benchmark index: the mean of how many thousands of
 * texts a second are made of 10,000 characters, and how many arrays of 100,000 numbers are copied. A phone of the middle
 * class has some hundred, a fast computer more than 1,500.
 */
export function machineSpeed(): number {
  return Math.round((textsPerSecond() / 1_000 + copiesPerSecond() / 10) / 2);
}

function textsPerSecond(): number {
  const start = performance.now();
  let texts = 0;
  while (performance.now() - start < measuredMs) {
    let text = '';
    for (let length = 0; length < 10_000; length += 1) text += 'a';
    if (text.length === 1) throw new Error('Never; the text must be used.');
    texts += 1;
  }
  return Math.round(texts / 10 / ((performance.now() - start) / 1_000)) * 1_000;
}

function copiesPerSecond(): number {
  const [from, to]: [number[], number[]] = [[], []];
  for (let index = 0; index < 100_000; index += 1) to[index] = from[index] = index;
  const start = performance.now();
  let copies = 0;
  while (copies % 10 !== 0 || performance.now() - start < measuredMs) {
    const [source, target] = copies % 2 === 0 ? [from, to] : [to, from];
    for (let index = 0; index < source.length; index += 1) target[index] = source[index] ?? 0;
    copies += 1;
  }
  return copies / ((performance.now() - start) / 1_000);
}
