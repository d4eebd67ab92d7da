/** `npm run trial -- <name>`: long tests that break things on purpose, too long for `npm test`. Each prints a table. */
const trials: Record<string, () => Promise<{ trial: () => Promise<boolean> }>> = {
  restart: () => import('./restart.ts'),
  render: () => import('./render.ts'),
  tabs: () => import('./tabs.ts'),
};

const [name = ''] = process.argv.slice(2);
const load = Object.hasOwn(trials, name) ? trials[name] : undefined;
if (load) {
  const { trial } = await load();
  process.exitCode = (await trial()) ? 0 : 1;
} else {
  console.error(`Which trial? npm run trial -- ${Object.keys(trials).join(' | ')}`);
  process.exitCode = 1;
}
