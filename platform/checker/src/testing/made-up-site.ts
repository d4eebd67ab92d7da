import { createHash } from 'node:crypto';
import { type ChannelComposition, pageElementId, reportsPath } from '@aangan/manifest';
import type { BootOrder, FileToBoot } from '../boot/boot-order.ts';

/** Shows the part of a remote at its address, as far as a shell has to: what fails is reported. */
const shellScript = `
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { remotes } = read('aangan-composition');
const shown = () => remotes.find(({ name }) => location.pathname.replace(/^\\/hi(?=\\/)/, '') === '/' + name);
const remote = shown();
const { id } = read('${pageElementId}');
const { name, release, container, baseUrl, entry, integrity } = remote ?? {};
globalThis.report = (message) => navigator.sendBeacon('${reportsPath}', JSON.stringify({
  page: id, reports: [{ kind: 'render-error', name, release, expose: './Page', route: '/', message }],
}));
const main = document.createElement('main');
const start = () => {
  document.getElementById('root').append(main);
  if (!remote) { main.append('Home'); return; }
  const script = document.createElement('script');
  Object.assign(script, { src: baseUrl + entry, integrity: integrity[entry], crossOrigin: 'anonymous' });
  script.onload = () => globalThis[container]?.get(main);
  document.head.append(script);
};
addEventListener('popstate', () => {
  main.replaceChildren();
  if (shown()) globalThis[container]?.get(main);
  else main.append('Home');
});
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
`;
const template =
  '<!doctype html><title>%title%</title><style nonce="%nonce%"></style><!-- aangan:head --><header>Site</header><div id="root"></div><footer>Terms</footer><!-- aangan:composition --><!-- aangan:data --><!-- aangan:scripts -->';

const shellRelease = 'aaaaaaaaaaaaaaaa';

/** Releases that can be opened in a browser, with the bytes of their files. */
export interface MadeUpSite {
  order: BootOrder;
  /** Hex sha256 → bytes. */
  files: ReadonlyMap<string, Buffer>;
}

/** An entry that registers its container and shows its name with `show`, which gets the page's main part. */
export function entryOf(name: string, show = `main.append('${name}')`): string {
  return `globalThis.container_${name} = { init() {}, get(main) { ${show} } };`;
}

/**
 * A site with a page for each remote, at its name.
 * @param entries the text of each remote's entry
 */
export function madeUpSite(
  entries: Record<string, string>,
  changes: Partial<Pick<BootOrder, 'entries' | 'pages' | 'answers' | 'visitors' | 'round'>> = {},
): MadeUpSite {
  const files = new Map<string, Buffer>();
  const described: Record<string, FileToBoot> = {};
  const add = (address: string, text: string, contentType = 'text/javascript') => {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    files.set(sha256, bytes);
    described[address] = { sha256, integrity, contentType };
    return integrity;
  };
  const baseUrl = `/releases/shell/${shellRelease}/`;
  add(`shell/${shellRelease}/page.html`, template, 'text/html');
  const shell: ChannelComposition['shell'] = {
    release: shellRelease,
    baseUrl,
    template: 'page.html',
    scripts: ['shell.js'],
    fonts: [],
    siteName: 'Site',
    defaultAudience: 'guest',
    pages: [{ path: '/', title: 'Home' }],
    files: {},
    integrity: { 'shell.js': add(`shell/${shellRelease}/shell.js`, shellScript) },
  };
  const remotes = Object.entries(entries).map(([name, text]) => {
    const release = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const integrity = { 'entry.js': add(`${name}/${release}/entry.js`, text) };
    return {
      name,
      release,
      team: name,
      container: `container_${name}`,
      entry: 'entry.js',
      integrity,
      baseUrl: `/releases/${name}/${release}/`,
      exposes: { './Page': [] },
      consumes: {},
      routes: [{ path: `/${name}`, expose: './Page' }],
    };
  });
  const names = Object.keys(entries);
  return {
    files,
    order: {
      composition: { channel: 'check', revision: 0, shell, remotes },
      files: described,
      entries: names,
      pages: names.map((name) => ({ address: `/${name}`, remote: name })),
      answers: {},
      visitors: {},
      round: 'first',
      ...changes,
    },
  };
}
