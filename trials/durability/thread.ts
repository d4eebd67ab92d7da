import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@aangan/domain';
import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from '../../bench/measuring/launch-browser.ts';
import { signedIn } from '../../e2e/fixtures/accounts.ts';
import type { Report } from '../many/table.ts';
import type { Ledger } from './ledger.ts';

/** Both sides of a conversation of the demo data. */
const sides = ['client', 'architect'] as const;
/** How long a message may be on its way, and both pages may take to show the same, in milliseconds. */
const withinMs = 180_000;
/** The longest pause after a message, in milliseconds: each is drawn by two browsers. */
const pauseMs = 3_000;

/** A conversation that both sides have open in a browser each. */
export interface OpenThread {
  /** Both write and read until `isOver`. @returns when what they have begun to send has arrived */
  write(isOver: () => boolean, ledger: Ledger): Promise<void>;
  /** Compares what is stored with what the pages said was sent, and with what they show. */
  check(databaseUrl: string, ledger: Ledger, report: Report): Promise<void>;
  close(): Promise<void>;
}

/** @param origins where the client and the firm open the site */
export async function openThread(
  databaseUrl: string,
  origins: readonly [string, string],
): Promise<OpenThread> {
  const id = await conversationOf(databaseUrl);
  const browsers: Browser[] = [];
  const open = async (index: 0 | 1) => {
    const browser = await launchBrowser();
    browsers.push(browser);
    const context = await browser.newContext({
      baseURL: origins[index],
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(withinMs);
    await signedIn(page, sides[index]);
    await page.goto(paths.conversation(id));
    await field(page).waitFor();
    return page;
  };
  const pages = [await open(0), await open(1)];
  return {
    write: async (isOver, ledger) => {
      const writeAll = async (page: Page, index: number) => {
        while (!isOver()) {
          const text = `${sides[index]} ${randomBytes(8).toString('hex')}`;
          await writeOne(page, text, ledger).catch((error) => ledger.surprise(String(error)));
          await sleep(randomInt(pauseMs));
        }
      };
      await Promise.all(pages.map(writeAll));
    },
    check: async (url, ledger, report) => {
      const stored = await storedTexts(url, id);
      const tried = new Set(ledger.tried('message'));
      const own = stored.filter((text) => tried.has(text));
      const acknowledged = ledger.acknowledged('message');
      const lost = acknowledged.filter((text) => !own.includes(text)).length;
      const twice = own.length - new Set(own).size;
      report(
        'message: sent and there, once',
        acknowledged.length > 0 && lost + twice === 0,
        `${acknowledged.length} shown as sent, ${lost} lost, ${twice} twice, ${own.length - acknowledged.length} more`,
      );
      const began = performance.now();
      const differing = await Promise.all(pages.map((page) => untilShown(page, stored)));
      report(
        'both pages show the same messages in one order',
        differing.every((one) => one === undefined),
        differing.find((one) => one !== undefined) ??
          `${stored.length} messages, ${((performance.now() - began) / 1000).toFixed(1)} s after the last was sent`,
      );
    },
    close: async () => {
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** Only a message that was sent has a time. */
const sentLines = (page: Page) => page.locator('[role="log"] li:has(time)');

/** How far the page has come with a message. In the page itself: locators search hundreds of messages for seconds. */
const seen = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const lines = [...document.querySelectorAll('[role="log"] li')];
    const line = lines.findLast(({ textContent }) => textContent.includes(wanted));
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    return {
      isThere: line !== undefined,
      isSent: line?.querySelector('time') != null,
      line: line?.textContent.slice(0, 200),
      canTryAgain: buttons.includes('Try again'),
    };
  }, text);

async function loadEarlier(page: Page): Promise<void> {
  const earlier = page.locator('button', { hasText: 'Earlier messages' });
  // It is gone where all are loaded, or some are being loaded.
  if (await earlier.isVisible()) await earlier.click({ timeout: 1_000 }).catch(() => undefined);
}

/** Writes a message, and tries again until the page shows it as sent. */
async function writeOne(page: Page, text: string, ledger: Ledger): Promise<void> {
  ledger.try('message', text);
  await field(page).fill(text);
  if (randomInt(2) === 0) await field(page).press('Enter');
  else await page.getByRole('button', { name: 'Send' }).dblclick();
  const deadline = Date.now() + withinMs;
  for (let now = await seen(page, text); !now.isSent; now = await seen(page, text)) {
    if (Date.now() > deadline) {
      return ledger.surprise(`message: not sent within ${withinMs} ms: ${JSON.stringify(now)}`);
    }
    // It is gone where the message has arrived in between.
    const again = page.locator('button', { hasText: 'Try again' }).last();
    if (now.canTryAgain) await again.dblclick({ timeout: 500 }).catch(() => undefined);
    // One whose answer was lost can be before the newest fifty by now.
    else if (!now.isThere) await loadEarlier(page);
    await sleep(250);
  }
  return ledger.acknowledge('message', text);
}

async function conversationOf(databaseUrl: string): Promise<number> {
  const emails = sides.map((side) => `${side}@aangan.test`);
  const { rows } = await ask<{ id: string }>(
    databaseUrl,
    `select m.conversation_id as id from marketplace.conversation_member m
      join marketplace.account a on a.id = m.account_id where a.email = any($1)
      group by m.conversation_id having count(*) = 2 order by id limit 1`,
    [emails],
  );
  const [row] = rows;
  if (!row) throw new Error('The demo data have no conversation of the client and the architect.');
  return Number(row.id);
}

async function storedTexts(databaseUrl: string, id: number): Promise<string[]> {
  const { rows } = await ask<{ text: string }>(
    databaseUrl,
    `select text from marketplace.message where conversation_id = $1 and text <> '' order by sequence`,
    [id],
  );
  return rows.map(({ text }) => text);
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[]) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return await database.query<Row>(sql, values);
  } finally {
    await database.end();
  }
}

/** Waits until a page shows all that is stored. @returns what it shows instead, after some time */
async function untilShown(page: Page, stored: readonly string[]): Promise<string | undefined> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    await loadEarlier(page);
    // A message about a quote may have no text: only what it is about is shown.
    const texts = sentLines(page).locator('p[data-removed]');
    const shown = await texts.allTextContents();
    const at = stored.findIndex((text, index) => shown[index] !== text);
    if (at === -1 && shown.length === stored.length) return undefined;
    if (Date.now() > deadline) {
      return `${shown.length} shown of ${stored.length}; message ${at + 1} is ${shown[at]}, not ${stored[at]}`;
    }
    await sleep(500);
  }
}
