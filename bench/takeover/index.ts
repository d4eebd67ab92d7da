/**
 * Ways to take a rendered page over, on one page: as a whole, in regions of one tree, as islands with roots of their own,
 * as server components, and as a whole when it is used.
 *
 *   node bench/takeover/index.ts <folder with react-server-dom-webpack 19.3.1> <origin of a site with demo data>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Configuration, Stats } from 'webpack';
import { baseConfig } from '../../platform/build/src/base-config.ts';
import { launchBrowser } from '../measuring/launch-browser.ts';

const [, , tools = '', origin = ''] = process.argv;
const webpack = createRequire(
  join(import.meta.dirname, '../../platform/build/package.json'),
)('webpack') as typeof import('webpack');
const ways = ['whole', 'regions', 'islands', 'server-components', 'on-use'];
const here = import.meta.dirname;
const out = join(tools, 'out');
const directory = join(here, '../../mfe-designers');
const base = baseConfig({ directory, name: 'trial', uniqueName: 'trial', publicPath: '/' });

const built = (entry: string): Configuration => ({
  ...base,
  devtool: false,
  entry: { [entry]: join(here, `entry-${entry}.tsx`) },
  output: { ...base.output, path: join(out, entry), clean: false, filename: '[name].js' },
  resolve: {
    ...base.resolve,
    modules: [join(directory, 'node_modules'), join(here, '../../node_modules'), 'node_modules'],
    alias: { 'react-server-dom-webpack': join(tools, 'node_modules/react-server-dom-webpack') },
  },
  optimization: { ...base.optimization, moduleIds: 'named', concatenateModules: false, ...(entry === 'server-components' && { mangleExports: false }) },
});
const run = (configuration: Configuration) =>
  new Promise<Stats>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
const entries = ways.filter((way) => way !== 'on-use');
let cardId = '';
for (const entry of entries) {
  const stats = await run(built(entry));
  for (const module of stats.compilation.modules) {
    if (module.identifier().endsWith('client-card.tsx') && entry === 'server-components')
      cardId = String(stats.compilation.chunkGraph.getModuleId(module));
  }
}
await run({
  ...built('whole'),
  target: 'node',
  entry: { server: join(here, 'server.tsx') },
  output: { path: join(out, 'server'), filename: 'server.cjs', library: { type: 'commonjs2' } },
});
const { render } = createRequire(import.meta.url)(join(out, 'server/server.cjs')) as {
  render: (way: string, firms: unknown[]) => Promise<string>;
};
const answer = await fetch(`${origin}/api/designers/profiles/?page_size=24`);
const { results: firms } = (await answer.json()) as { results: unknown[] };
const firmsFile = join(tools, 'firms.json');
writeFileSync(firmsFile, JSON.stringify(firms));
const payload = execFileSync(
  process.execPath,
  ['--conditions', 'react-server', join(here, 'payload.mjs'), tools, cardId, firmsFile],
  { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 1e8 },
).toString();

const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const pages = new Map<string, Buffer>();
const scripts = new Map<string, Buffer>();
for (const way of ways) {
  const entry = way === 'on-use' ? 'whole' : way;
  const data =
    way === 'server-components'
      ? `<script type="application/json" id="payload">${safe(payload)}</script>`
      : `<script type="application/json" id="firms">${safe(firms)}</script>`;
  const script = `<script defer src="/${entry}.js"></script>`;
  const start =
    way === 'on-use'
      ? `<script>addEventListener('load',()=>fetch('/whole.js',{priority:'low'}));addEventListener('pointerdown',()=>{const s=document.createElement('script');s.src='/whole.js';document.head.append(s)},{once:true,capture:true})</script>`
      : script;
  const html = `<!doctype html><html lang="en"><title>${way}</title><body>${await render(entry, firms)}${data}${start}`;
  pages.set(`/${way}`, brotliCompressSync(html));
  scripts.set(`/${entry}.js`, brotliCompressSync(readFileSync(join(out, entry, `${entry}.js`))));
}
const server = createServer(async (request, response) => {
  const url = request.url ?? '';
  const body = pages.get(url) ?? scripts.get(url);
  if (!body) {
    if (!url.startsWith('/api/')) return response.writeHead(404).end();
    const file = await fetch(origin + url);
    return response
      .writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' })
      .end(Buffer.from(await file.arrayBuffer()));
  }
  const type = pages.has(url) ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
  return response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=60' })
    .end(body);
}).listen(4790);

const browser = await launchBrowser();
const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const measured = new Map<string, Record<string, number[]>>(ways.map((way) => [way, {}]));
for (let round = 0; round < 7; round += 1) {
  for (const way of ways) {
    for (const isTouched of [false, true]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('pageerror', ({ message }) => failures.push(message.slice(0, 200)));
      page.on('console', (line) => line.type() === 'error' && failures.push(line.text().slice(0, 200)));
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await page.addInitScript((touched: boolean) => {
        const seen = { blocking: 0, busy: 0, fcp: 0, answered: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            seen.blocking += Math.max(0, duration - 50);
            seen.busy += duration;
          }
        }).observe({ type: 'longtask', buffered: true });
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') seen.fcp = startTime;
        }).observe({ type: 'paint', buffered: true });
        if (!touched) return;
        const press = setInterval(() => {
          const button = document.querySelector('li button');
          if (!button || seen.fcp === 0) return;
          if (button.getAttribute('aria-pressed') === 'true') {
            seen.answered = performance.now();
            clearInterval(press);
            return;
          }
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }, 20);
      }, isTouched);
      await page.goto(`http://127.0.0.1:4790/${way}`);
      await page.waitForTimeout(4000);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: Record<string, number> }).seen,
      );
      if (failures.length > 0 && round === 0) console.log(way, failures);
      const kept = measured.get(way) ?? {};
      const add = (name: string, value = 0) => {
        kept[name] = [...(kept[name] ?? []), value];
      };
      if (isTouched) add('answered', seen.answered);
      else {
        add('blocking', seen.blocking);
        add('busy', seen.busy);
        add('fcp', seen.fcp);
      }
      await context.close();
    }
  }
}
for (const way of ways) {
  const entry = way === 'on-use' ? 'whole' : way;
  const figures = Object.entries(measured.get(way) ?? {}).map(
    ([name, all]) => `${name} ${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`,
  );
  console.log(way.padEnd(18), `script ${scripts.get(`/${entry}.js`)?.length}`, `html ${pages.get(`/${way}`)?.length}`, figures.join(' · '));
}
await browser.close();
server.close();
