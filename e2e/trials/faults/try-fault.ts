import { paths } from '@aangan/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { begin, type Fault } from './fault-kinds.ts';
import { keepReports, navigate, problemWith, reportedTwice, shownIn } from './looked-at.ts';
import {
  compositionOf,
  fallbackOf,
  type Scripts,
  type ServedComposition,
  scriptsOf,
  servePages,
} from './served-page.ts';
import { type Subject, subjects } from './subjects.ts';

export interface Cell {
  subject: Subject;
  fault: Fault;
  scripts: Scripts;
  /** The release that the page's composition names as last known good. */
  lastKnownGood?: string;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tries one fault of one subject. @returns what did not hold */
export async function tryFault(
  browser: Browser,
  storageState: State,
  cell: Cell,
): Promise<string[]> {
  const context = await browser.newContext({ storageState });
  try {
    return await tryIn(context, cell);
  } catch (error) {
    return [String(error).slice(0, 300)];
  } finally {
    await context.close();
  }
}

async function tryIn(context: BrowserContext, cell: Cell): Promise<string[]> {
  const { subject, scripts, lastKnownGood } = cell;
  const fault: Fault = lastKnownGood
    ? { ...cell.fault, shows: 'works', back: 'never away' }
    : cell.fault;
  const composition = await compositionOf(context);
  const texts = new Map<string, string>();
  for (const path of scriptsOf(composition, subject, scripts)) {
    texts.set(path, await (await context.request.get(path)).text());
  }
  if (texts.size === 0) return ['no scripts were found'];
  const { shows = 'message', back = 'Try again' } = fault;
  const changed = changedScripts(cell, composition, texts);
  if (changed && [...changed].every(([path, text]) => texts.get(path) === text)) {
    return ['nothing was changed'];
  }
  const good = lastKnownGood
    ? await fallbackOf(context, composition, subject.name, lastKnownGood)
    : undefined;
  if (changed || good) await servePages(context, composition, changed ?? new Map(), good);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await keepReports(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  if (fault.inMidSession) {
    await page.goto(paths.privacy());
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  }
  const heal = await begin(context, fault, texts);
  if (fault.inMidSession) await navigate(page, subject.path);
  else await page.goto(subject.path, { waitUntil: 'commit' });

  const problems = [await problemWith(page, 'its page', shows)];
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  problems.push(await wordsOf(page, subject, fault), ...(await theRest(page, subject, fault)));
  await navigate(page, subject.path);
  problems.push(await problemWith(page, 'its page, once more', shows));
  await heal();
  await page.evaluate(() => Object.assign(window, { healed: true }));
  problems.push(...(await comesBack(page, subject, back)));
  if (good && !requested.some((url) => url.includes(good.baseUrl))) {
    problems.push('the last known good release was not requested');
  }
  problems.push(...(await reportedTwice(page)).map((line) => `reported twice: ${line}`));
  return problems.filter(Boolean);
}

/** What was published in place of the scripts; undefined where they are as they were. */
function changedScripts(
  { subject, fault: { published } }: Cell,
  { remotes }: ServedComposition,
  texts: ReadonlyMap<string, string>,
): Map<string, string> | undefined {
  if (!published) return undefined;
  const remote = remotes.find(({ name }) => name === subject.name);
  const about = { container: remote?.container ?? '', expose: subject.expose ?? '' };
  return new Map([...texts].map(([path, text]) => [path, published(text, about)]));
}

/** The message names the page as the visitor knows it. */
async function wordsOf(
  page: Page,
  { title }: Subject,
  { shows = 'message' }: Fault,
): Promise<string> {
  if (shows !== 'message') return '';
  const { heading } = await shownIn(page);
  return heading.includes(title) ? '' : `the message does not name “${title}”: ${heading}`;
}

/** Header, footer and the pages of all other subjects work; offline, those that were not loaded cannot. */
async function theRest(page: Page, subject: Subject, { isOffline }: Fault): Promise<string[]> {
  const problems: string[] = [];
  for (const landmark of ['banner', 'contentinfo'] as const) {
    if (!(await page.getByRole(landmark).isVisible())) problems.push(`no ${landmark}`);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const isShell = subject.name === 'shell';
  if (!isShell) problems.push(await problemWith(page, 'Privacy', 'works'));
  for (const other of isOffline ? [] : subjects) {
    if (other === subject) continue;
    await navigate(page, other.path);
    problems.push(await problemWith(page, other.name, 'works'));
  }
  return problems;
}

/** Whether the healed page is back in the way that a visitor is told. */
async function comesBack(page: Page, subject: Subject, back: Fault['back']): Promise<string[]> {
  if (back === 'never away') return [];
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  if (back === 'another release') {
    await again.click();
    const problem = await problemWith(page, 'Try again without another release', 'message');
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(subject.path);
    return [problem, await problemWith(page, 'another release', 'works')];
  }
  if (back === 'Try again') await again.click();
  else {
    await navigate(page, paths.privacy());
    await navigate(page, subject.path);
  }
  const problem = await problemWith(page, back ?? '', 'works');
  const isSame = await page.evaluate(() => window.sameDocument === true);
  return [problem, isSame ? '' : 'the page was loaded again'];
}
