/** `npm run report -- <name>`: what is looked at now and then, and stops no change. */
const reports: Record<string, () => Promise<{ report: () => Promise<void> }>> = {
  // Known vulnerabilities, licences, install scripts, bills of materials.
  'supply-chain': () => import('./supply-chain.ts'),
};

const [name = ''] = process.argv.slice(2);
const load = Object.hasOwn(reports, name) ? reports[name] : undefined;
if (load) {
  const { report } = await load();
  await report();
} else {
  console.error(`Which report? npm run report -- ${Object.keys(reports).join(' | ')}`);
  process.exitCode = 1;
}
