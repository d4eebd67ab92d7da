/**
 * What tracing costs: processor time of a request to sites that run beside each other on this machine, in turns.
 *
 *   npm run bench -- tracing off=3000,9464 all=3100,9465 tenth=3200,9466 [rounds=7]
 *
 * Each argument is a name, PORT and METRICS_PORT of a site; ratios are to the first.
 */
const sites = process.argv.slice(2).flatMap((argument) => {
  const [, name = '', port = '', metricsPort = ''] = /^(\w+)=(\d+),(\d+)$/.exec(argument) ?? [];
  return name ? [{ name, port, metricsPort }] : [];
});
const rounds = Number(/^rounds=(\d+)$/.exec(process.argv.at(-1) ?? '')?.[1] ?? 7);
const requests = 400;

const addresses = {
  'list of the API': (n: number) => `/api/designers/profiles/?page=${(n % 3) + 1}`,
  'kept page': () => '/designers',
  'page not kept': (n: number) => `/designers?made=${n}-${Math.random()}`,
};

/** Processor time of a site's process so far, in milliseconds. */
async function processorMs(metricsPort: string): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((a) => a.text());
  const seconds = [
    ...text.matchAll(/^process_cpu_time_seconds_total\{.*process="all".*\} (\S+)$/gm),
  ];
  return seconds.reduce((sum, [, value]) => sum + Number(value), 0) * 1000;
}

async function measure(
  { port, metricsPort }: (typeof sites)[number],
  addressOf: (n: number) => string,
  count: number,
): Promise<number> {
  const before = await processorMs(metricsPort);
  for (let n = 0; n < count; n += 4) {
    const ask = (at: number) => fetch(`http://localhost:${port}${addressOf(at)}`);
    await Promise.all([0, 1, 2, 3].map((more) => ask(n + more).then((a) => a.arrayBuffer())));
  }
  return ((await processorMs(metricsPort)) - before) / count;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const [title, addressOf] of Object.entries(addresses)) {
  const count = title === 'page not kept' ? 40 : requests;
  const times = new Map(sites.map(({ name }) => [name, [] as number[]]));
  for (const site of sites) await measure(site, addressOf, count);
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) times.get(site.name)?.push(await measure(site, addressOf, count));
  }
  const [first = 1, ...others] = [...times.values()].map(median);
  const ratios = others.map((value, at) => `${sites[at + 1]?.name} ${(value / first).toFixed(2)}`);
  console.log(
    `${title}: ${sites[0]?.name} ${first.toFixed(2)} ms of processor time, ${ratios.join(', ')}`,
  );
}
