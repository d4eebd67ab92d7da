/** The closing counts of Node's runner, of jest and of Playwright. */
const counts = [
  { passed: /^ℹ pass (\d+)$/m, failed: /^ℹ fail (\d+)$/m },
  { passed: /^Tests:.*?(\d+) passed/m, failed: /^Tests:.*?(\d+) failed/m },
  { passed: /^\s+(\d+) passed \(/m, failed: /^\s+(\d+) failed$/m },
];

/** How many tests an output says passed and failed; undefined where it is not a test runner's. */
export function countTests(output: string): { passed: number; failed: number } | undefined {
  for (const { passed, failed } of counts) {
    const found = [passed, failed].map((pattern) => pattern.exec(output)?.[1]);
    if (found.some((count) => count !== undefined)) {
      return { passed: Number(found[0] ?? 0), failed: Number(found[1] ?? 0) };
    }
  }
  return undefined;
}

/** The tests that passed on their second try only, from Playwright's closing lines. */
export function flakyTests(output: string): string[] {
  const listed = /^\s+\d+ flaky\n((?: {4}.+\n)+)/m.exec(output)?.[1] ?? '';
  return listed.split('\n').flatMap((line) => line.trim() || []);
}

/** The names of the tests that failed, as Node's runner, jest and Playwright print them, each once. */
export function failedTests(output: string): string[] {
  const names = [...output.matchAll(/^ *(?:✖|●|✘ +\d+) (.+)$/gm)].map(([, name = '']) =>
    name.trim(),
  );
  return [...new Set(names)].filter((name) => name !== 'failing tests:');
}

/** What Node's runner, jest and Playwright print of tests that passed. */
const passes = [/^\s*✔ .*\n/gm, /^\s+✓ .*\n/gm, /^PASS .*\n/gm];

/** An output with what failed alone, and what is no runner's. */
export function withoutPasses(output: string): string {
  return passes.reduce((text, pass) => text.replace(pass, ''), output);
}
