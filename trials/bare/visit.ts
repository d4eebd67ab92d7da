import { home } from './base.ts';
import { commandIn } from './documents.ts';
import type { Machine } from './machine.ts';
import type { Running } from './running.ts';

/** The clone on the machine. */
export const clone = `${home}/aangan`;
/** Where the site is served, and its staging channel. */
export const production = 'http://localhost:3000';
export const staging = 'http://localhost:3001';

/** What the steps of one run share. */
export interface Visit {
  machine: Machine;
  /** The site that runs, started with `npm start`. */
  site?: Running;
  /** The version of designers that was deployed. */
  designers?: string;
  /** The version of the new remote that was deployed. */
  priceLists?: string;
  isWhole: boolean;
}

/** The id at the end of a release such as designers@1.0.0+0123456789abcdef. @throws Error where none was deployed */
export function idOf(release: string | undefined): string {
  if (release === undefined) throw new Error('No release was deployed.');
  return release.slice(-16);
}

/** How often a command is given, where it says that it may work in a moment: a busy machine has such moments. */
const maxTries = 5;

/** Runs a command in the clone as the newcomer. */
export async function inClone(
  { machine }: Visit,
  command: string,
  withinMs?: number,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await machine.run(`cd ${clone} && ${command}`, { withinMs });
    } catch (error) {
      if (tries === maxTries || !String(error).includes('Try again in a moment')) throw error;
    }
  }
}

/** Starts what goes on, in the clone. */
export const startInClone = ({ machine }: Visit, command: string) =>
  machine.start(`cd ${clone} && exec ${command}`);

/** The demo's integrator, as README.md signs in for a command. */
export const signedIn = () =>
  (commandIn('README.md', 'npm run -s aangan -- deploy').match(/^([A-Z_]+=\S+ +)+/) ?? [
    '',
  ])[0].trim();

/** A page as the machine gets it. @returns the text of its first heading, or its title @throws where it is no page */
export async function headingOf(visit: Visit, address: string): Promise<string> {
  const { status, body } = await pageAt(visit, address);
  const [, heading = ''] =
    /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? /<title>(.*?)<\/title>/s.exec(body) ?? [];
  const text = heading.replaceAll(/<[^>]*>/g, '').trim();
  if (status === 200 && text !== '') return text;
  throw new Error(
    `${address} answered ${status}, with the heading “${text}”:\n${body.slice(0, 500)}`,
  );
}

/** What an address answers, asked on the machine. */
export async function pageAt(
  { machine }: Visit,
  address: string,
): Promise<{ status: number; body: string }> {
  const output = await machine.run(`node -e '${fetchPage}' '${address}'`, { withinMs: 30_000 });
  return JSON.parse(output);
}

const fetchPage =
  'fetch(process.argv[1], { headers: { "user-agent": "Mozilla/5.0 (trial)", accept: "text/html" } })' +
  '.then(async (answer) => console.log(JSON.stringify({ status: answer.status, body: await answer.text() })))';
