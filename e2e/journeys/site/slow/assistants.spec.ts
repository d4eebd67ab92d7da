import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '../../../fixtures/test.ts';

const program = join(import.meta.dirname, '../../../../site/src/bin.ts');

const environment = (site = '') => ({
  ...process.env,
  AANGAN_URL: site,
  AANGAN_EMAIL: 'integrator@aangan.test',
  AANGAN_PASSWORD: 'courtyard-demo',
});

test('an assistant reads what the channels serve and the guides, and changes nothing', async ({
  baseURL,
}) => {
  const env = environment(baseURL) as Record<string, string>;
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env }),
  );
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('status');
  const call = (name: string, input = {}) => client.callTool({ name, arguments: input });
  const served = await call('status', { channel: 'production' });
  expect(served.isError).toBe(false);
  expect(JSON.stringify(served.content)).toContain('vendors');
  const refused = await call('history', { channel: 'nowhere' });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toContain('There is no channel');
  const change = await call('switch-off', { arguments: ['vendors'], channel: 'staging', why: 'x' });
  expect(change.isError).toBe(true);
  const elsewhere = await call('status', { url: 'https://evil.example' });
  expect(JSON.stringify(elsewhere.content)).toContain('has no option');

  const { resources } = await client.listResources();
  const guide = resources.find(({ uri }) => uri.endsWith('/write-a-remote.md'));
  const { contents } = await client.readResource({ uri: String(guide?.uri) });
  expect(JSON.stringify(contents)).toContain('remote.json');
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow(/is no guide/);
  await client.close();
});

test('every guide that llms.txt lists is there', async ({ request }) => {
  const index = await request.get('/llms.txt');
  const paths = [...(await index.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('the doctor finds a site that answers and an account that it takes', async ({ baseURL }) => {
  const run = promisify(execFile);
  const look = (env: NodeJS.ProcessEnv) => run(process.execPath, [program, 'doctor'], { env });
  const { stdout } = await look(environment(baseURL));
  expect(stdout).toMatch(/✓ Site +http/);
  expect(stdout).toMatch(/✓ Clock/);
  expect(stdout).toMatch(/✓ Account +the site takes integrator@aangan\.test/);
  const mistyped = { ...environment(baseURL), AANGAN_PASSWORD: 'mistyped' };
  const wrong: unknown = await look(mistyped).catch((error: unknown) => error);
  expect(wrong).toMatchObject({ code: 1, stdout: expect.stringContaining('✗ Account') });
});
