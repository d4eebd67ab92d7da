import { paths } from '@aangan/domain';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { begin, type Fault } from './fault-kinds.ts';
import {
  keepReports,
  navigate,
  problemWith,
  reportedTwice,
  shownIn,
  takenOver,
} from './looked-at.ts';
import {
  compositionOf,
  fallbackOf,
  type Scripts,
  type ServedComposition,
  scriptsOf,
  servePages,
  shellScriptsOf,
} from './served-page.ts';
import { type Subject, subjects } from './subjects.ts';

export interface Cell {
  subject: Subject;
  fault: Fault;
  scripts: Scripts;
  /** The release that the page's composition names as last known good. */
  lastKnownGood?: string;
}

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

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
  const fault = expectedOf(cell);
  const composition = await compositionOf(context);
  const texts = new Map<string, string>();
  const isShell = subject.name === 'shell';
  for (const path of isShell
    ? await shellScriptsOf(context, composition, subject)
    : scriptsOf(composition, subject, scripts)) {
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

  await takenOver(page);
  const problems = [await problemWith(page, 'its page', shows)];
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  problems.push(await wordsOf(page, subject, fault), ...(await theRest(page, subject, fault)));
  await navigate(page, subject.path);
  problems.push(await problemWith(page, 'its page, once more', shows));
  await heal();
  await page.evaluate(() => Object.assign(window, { healed: true }));
  problems.push(...(await comesBack(page, subject, { shows, back })));
  if (good && !requested.some((url) => url.includes(good.baseUrl))) {
    problems.push('the last known good release was not requested');
  }
  problems.push(...(await reportedTwice(page)).map((line) => `reported twice: ${line}`));
  return problems.filter(Boolean);
}

/** The fault with what is to be seen of it here. */
function expectedOf({ fault, lastKnownGood, subject: { chunks } }: Cell): Fault {
  if (lastKnownGood) return { ...fault, shows: 'works', back: 'never away' };
  return chunks === 'requests' ? { ...fault, shows: 'unreachable' } : fault;
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
  if (shows !== 'message' && shows !== 'unreachable') return '';
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
  problems.push(await problemWith(page, 'Privacy', 'works'));
  // Without what sends requests, no page knows who is signed in.
  const others = isOffline || subject.chunks === 'requests' ? [] : subjects;
  for (const other of others) {
    if (other === subject || other.chunks === 'requests') continue;
    await navigate(page, other.path);
    problems.push(await problemWith(page, other.name, 'works'));
  }
  return problems;
}

/** Whether the healed page is back in the way that a visitor is told. */
async function comesBack(
  page: Page,
  subject: Subject,
  { shows = 'message', back }: Pick<Fault, 'shows' | 'back'>,
): Promise<string[]> {
  if (back === 'never away') return [];
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  if (back === 'another release') {
    await again.click();
    const problem = await problemWith(page, 'Try again without another release', shows);
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(subject.path);
    return [problem, await problemWith(page, 'another release', 'works')];
  }
  if (back === 'Try again') await again.click();
  else if (back !== 'by itself') {
    await navigate(page, paths.privacy());
    await navigate(page, subject.path);
  }
  const problem = await problemWith(page, back ?? '', 'works');
  const isSame = await page.evaluate(() => window.sameDocument === true);
  return [problem, isSame ? '' : 'the page was loaded again'];
}
