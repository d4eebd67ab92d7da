import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what the page showed when a journey failed, as text: CI keeps no files. */
export default class PageSnapshots implements Reporter {
  onTestEnd(testCase: TestCase, { attachments, retry, status }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!path) return;
    console.log(`\nThe page when “${testCase.title}” failed, try ${retry + 1}:`);
    console.log(snapshotIn(readFileSync(path, 'utf8')));
  }
}

/** The page's part of Playwright's description of a failure, which has the error and the test's source around it. */
function snapshotIn(description: string): string {
  return /```yaml\n(.*?)```/s.exec(description)?.[1] ?? description;
}
