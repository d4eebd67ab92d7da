/**
 * Renders pages of 500 compositions one after another, each with a release of its own, as if a team released all day:
 * the memory of the renderer must stay flat. Then kills children in the middle of a page: the next page must take no
 * longer than the first page of a release, for which a child loads the same modules
 * (docs/decisions/0073-a-child-for-each-remotes-pages.md).
 */
import { createHash, randomBytes } from 'node:crypto';
import { createLogger } from '@aangan/server/create-logger';
import { createSupervisor } from '../platform/render/src/server/create-supervisor.ts';

const rounds = Number(process.env.ROUNDS ?? 500);
/** Server modules of the shell and of a remote, in bytes, as they are built today. */
const shellBytes = 700_000;
const remoteBytes = 120_000;
/** How far memory may be above that after the first fifth, in megabytes. */
const maxGrowth = 60;
/** The time of a page after a child was killed, divided by that of a release's first page: both vary by that much. */
const maxRatio = 2;

type Renderer = Awaited<ReturnType<typeof createSupervisor>>;

interface Composition {
  id: string;
  body: Buffer;
  modules: Map<string, Buffer>;
}

export async function trial(): Promise<boolean> {
  const app = await createSupervisor({
    logger: createLogger({ name: 'renderer', level: 'silent' }),
    maxModuleBytes: 32 * 1024 * 1024,
  });
  try {
    const { isFlat, firstMs } = await renderReleases(app);
    const isReplaced = await killChildren(app, firstMs);
    return isFlat && isReplaced;
  } finally {
    await app.close();
  }
}

/** @returns firstMs: what the first page of a release took, as a median in milliseconds */
async function renderReleases(app: Renderer): Promise<{ isFlat: boolean; firstMs: number }> {
  const shell = shellModule();
  const seen: number[] = [];
  const took: number[] = [];
  let rendered = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const composition = compose(round, shell, remoteModule(round));
    await send(app, composition);
    const started = performance.now();
    const html = await render(app, composition, '/designers');
    took.push(performance.now() - started);
    if (html === `release ${round}`) rendered += 1;
    if (round % (rounds / 10) !== 0) continue;
    const memory = await memoryOf(app);
    seen.push(memory.children + memory.supervisor);
    const [children, supervisor] = [memory.children, memory.supervisor].map(Math.round);
    console.log(`${round} compositions  children ${children} MB  supervisor ${supervisor} MB`);
  }
  const [, early = 0] = seen;
  const growth = Math.round((seen.at(-1) ?? 0) - early);
  console.log(`render: ${rounds} tried, ${rendered} rendered, memory grew by ${growth} MB`);
  return { isFlat: rendered === rounds && growth < maxGrowth, firstMs: medianOf(took) };
}

async function killChildren(app: Renderer, firstMs: number): Promise<boolean> {
  const composition = compose(rounds + 1, shellModule(), remoteModule(rounds + 1));
  await send(app, composition);
  const took: number[] = [];
  for (let kill = 0; kill < 10; kill += 1) {
    await render(app, composition, '/designers');
    // Another child is started meanwhile, as it is on a site with visitors.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await render(app, composition, '/exit');
    const started = performance.now();
    await render(app, composition, '/designers');
    took.push(Math.round(performance.now() - started));
  }
  const median = medianOf(took);
  const ratio = median / firstMs;
  console.log(`after a kill the next page took ${took.join(', ')} ms: median ${median} ms,`);
  console.log(`${ratio.toFixed(2)} of a release's first page (${Math.round(firstMs)} ms)`);
  return ratio <= maxRatio;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Names that the compiler keeps, so that a module costs what a real one costs. */
function filler(bytes: number): string {
  const text = randomBytes(24).toString('hex');
  const line = (index: number) =>
    `exports.f${index} = function (a) { return a.b${index} + "${text}${index}"; };\n`;
  return Array.from({ length: Math.ceil(bytes / line(1_000).length) }, (_, index) =>
    line(index),
  ).join('');
}

function shellModule(): Buffer {
  return Buffer.from(`${filler(shellBytes)}
    const listeners = new Set();
    module.exports = { shared: {}, renderPage: async ({ page, load }) => {
      listeners.add(page);
      const { default: show } = await load(page.route.remote, page.route.expose);
      const html = show(page);
      return { html, css: '', cssVersion: '', pictures: [], state: '{}', unused: [], head: null };
    } };`);
}

function remoteModule(round: number): Buffer {
  return Buffer.from(`${filler(remoteBytes)}
    const escape = structuredClone.constructor('return globalThis');
    module.exports = { exposes: { './Page': () => ({ default: (page) => {
      if (page.address === '/exit') escape().process.exit(1);
      return 'release ${round}';
    } }) } };`);
}

function compose(revision: number, shell: Buffer, remote: Buffer): Composition {
  const [shellHash, remoteHash] = [shell, remote].map((bytes) => hash('sha384', bytes));
  const composition = { channel: 'production', revision, shell: {}, remotes: [] };
  const modules = { shell: shellHash, remotes: { designers: remoteHash } };
  const body = Buffer.from(JSON.stringify({ composition, modules }));
  const sent = new Map([
    [shellHash ?? '', shell],
    [remoteHash ?? '', remote],
  ]);
  return { id: hash('sha256', body), body, modules: sent };
}

function hash(algorithm: string, bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest('base64url');
}

async function send(app: Renderer, { id, body, modules }: Composition): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' };
  const put = (url: string, payload: Buffer) =>
    app.inject({ method: 'PUT', url, payload, headers });
  const answer = (await put(`/compositions/${id}`, body)).json() as { missing: string[] };
  for (const name of answer.missing) {
    await put(`/modules/${name}`, modules.get(name) ?? Buffer.alloc(0));
  }
}

async function render(app: Renderer, { id }: Composition, address: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/render',
    payload: {
      composition: id,
      page: {
        address,
        audience: 'guest',
        answers: {},
        locale: 'en-IN',
        now: 0,
        route: { remote: 'designers', expose: './Page' },
      },
    },
  });
  const { page } = answer.json() as { page?: { html: string } };
  return page?.html;
}

/** In megabytes. */
async function memoryOf(app: Renderer) {
  const { memory } = (await app.inject('/metrics')).json() as {
    memory: { children: number; supervisor: number };
  };
  return { children: memory.children / 1024 ** 2, supervisor: memory.supervisor / 1024 ** 2 };
}
