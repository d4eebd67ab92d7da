import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findWay, jailed, killGroup, spawnGroup } from '../../../src/media/contained/jail.ts';
import { runContained } from '../../../src/media/contained/run-contained.ts';
import {
  ffmpegProgram,
  systemIsGood,
  wasmProgram,
} from '../../../src/media/ffmpeg/ffmpeg-program.ts';
import { createProbeReader, probed } from '../../../src/media/ffmpeg/read-probe.ts';
import { makeVideo } from '../make-videos.ts';

/** Moments at which it is killed, of the first quarter of its start, in which processes start the next ones. */
const moments = 500;

describe('a program that reads what a stranger has sent', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'aangan-jailed-'));
    await writeFile(path.join(directory, 'upload'), 'sent');
  });
  after(() => rm(directory, { recursive: true }));

  /** What a shell says in the jail; undefined where this system permits none. */
  async function inJail(script: string): Promise<string | undefined> {
    const command = jailed({ command: ['/bin/sh', '-c', `{ ${script}; } 2>&1`], directory });
    if (!command) return undefined;
    const run = await runContained(command, { cwd: directory, outputMax: 10_000, ms: 10_000 });
    return run.output.toString();
  }

  test('sees its own files, and of the system its programs', async () => {
    const told = await inJail('cat upload; ls -A / /etc; ls /root /home /tmp /var /sys || true');
    if (told === undefined) return assert.equal(await ffmpegProgram(), wasmProgram);
    assert.match(told, /^sent/);
    assert.doesNotMatch(told, /passwd|shadow|hosts|environ/);
    for (const folder of ['root', 'home', 'tmp', 'var', 'sys']) {
      assert.match(told, new RegExp(`'/${folder}': No such file`));
    }
  });

  test('is not taken for one that cannot be contained where a busy machine takes long to tell', async () => {
    if (!findWay()) return assert.equal(await ffmpegProgram(), wasmProgram);
    assert.throws(() => findWay(1), /took too long/);
    await assert.rejects(systemIsGood(1), /took too long/);
    assert.equal((await ffmpegProgram()) === wasmProgram, !(await systemIsGood()));
  });

  test('writes to its own folder only, and not much', async () => {
    const told = await inJail(
      'echo kept > made; touch /usr/x /etc/x /x; head -c 400000000 /dev/urandom > big',
    );
    if (told === undefined) return assert.equal(await ffmpegProgram(), wasmProgram);
    assert.equal(await readFile(path.join(directory, 'made'), 'utf8'), 'kept\n');
    assert.equal(told.match(/Read-only file system|Permission denied/g)?.length, 3);
    assert.ok((await readFile(path.join(directory, 'big'))).length <= 256 * 1024 * 1024);
  });

  test('ends when its time is up, with what it has started', async () => {
    const script = 'sleep 600 & echo begun; sleep 600';
    const command = jailed({ command: ['/bin/sh', '-c', script], directory });
    if (!command) return assert.equal(await ffmpegProgram(), wasmProgram);
    const run = await runContained(command, { cwd: directory, outputMax: 10_000, ms: 3_000 });
    // The output is closed by the last process that has it.
    assert.deepEqual([run.isStopped, run.output.toString()], [true, 'begun\n']);
  });

  test('ends when it is killed, at each moment of its start', async () => {
    const command = jailed({ command: ['/bin/sh', '-c', 'echo begun; sleep 20'], directory });
    if (!command) return assert.equal(await ffmpegProgram(), wasmProgram);
    const begin = performance.now();
    const begun = spawnGroup(command, directory);
    await once(begun.stdout, 'data');
    const startMs = performance.now() - begin;
    killGroup(begun);
    for (let moment = 0; moment < moments; moment += 1) {
      const started = performance.now();
      const child = spawnGroup(command, directory);
      // Nothing else of this process runs in between, so that each moment is met.
      while (performance.now() - started < (startMs / 4) * (moment / moments));
      killGroup(child);
      // The output is closed by the last process that has it.
      await once(child, 'close', { signal: AbortSignal.timeout(10_000) });
    }
  });

  test('ends when it has had its time of the processor', async () => {
    const script = 'echo begun; while :; do :; done';
    const program = { command: ['/bin/sh', '-c', script], directory, processorSeconds: 1 };
    const command = jailed(program);
    if (!command) return assert.equal(await ffmpegProgram(), wasmProgram);
    const run = await runContained(command, { cwd: directory, outputMax: 10_000, ms: 60_000 });
    assert.deepEqual([run.isStopped, run.output.toString()], [true, 'begun\n']);
    assert.notEqual(run.code, 0);
  });

  test('ends with the process that has started it', async () => {
    const script = 'echo begun; while :; do sleep 1; done';
    const command = jailed({ command: ['/bin/sh', '-c', script], directory });
    if (!command) return assert.equal(await ffmpegProgram(), wasmProgram);
    const starts = `
      const [, file, ...parameters] = process.argv;
      process.getBuiltinModule('node:child_process').spawn(file, parameters, { stdio: 'inherit' });`;
    const site = spawn(process.execPath, ['-e', starts, '--', ...command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(site.stdout, 'data');
    site.kill('SIGKILL');
    // The output is closed by the last process that has it.
    await once(site, 'close', { signal: AbortSignal.timeout(10_000) });
  });

  test('has no network, no other process, no environment and no privileges', async () => {
    const told = await inJail('cat /proc/net/dev /proc/self/status; ls -d /proc/[0-9]*; env');
    if (told === undefined) return assert.equal(await ffmpegProgram(), wasmProgram);
    assert.deepEqual(
      told.match(/^ *\w+(?=: +\d+ +\d+ +\d+)/gm)?.map((name) => name.trim()),
      ['lo'],
    );
    assert.match(told, /NoNewPrivs:\t1/);
    for (const set of ['CapPrm', 'CapEff', 'CapBnd'])
      assert.match(told, new RegExp(`${set}:\t0+\n`));
    assert.ok((told.match(/^\/proc\/\d+/gm) ?? []).length <= 3);
    assert.doesNotMatch(told, /PATH=\/work|HOME=|SECRET/);
  });

  test('that says too much, or takes too long, is ended, and little of it is kept', async () => {
    const limits = { cwd: directory, outputMax: 1_000, ms: 10_000 };
    const flood = await runContained(['/usr/bin/yes'], limits);
    assert.ok(flood.isStopped);
    assert.ok(flood.output.length <= 1_000);
    let taken = 0;
    const read = () => {
      taken += 1;
      return taken < 3;
    };
    const enough = await runContained(['/usr/bin/yes'], { ...limits, outputMax: 10_000_000, read });
    assert.deepEqual([enough.isStopped, enough.output.length], [true, 0]);
    const complaints = ['/bin/sh', '-c', 'for i in $(seq 20000); do echo a complaint >&2; done'];
    const loud = await runContained(complaints, { ...limits, alarm: /the cause/ });
    assert.ok(loud.log.length <= 16_384);
    assert.equal(loud.isAlarmed, false);
    const told = ['/bin/sh', '-c', `echo the cause >&2; ${complaints[2]}`];
    assert.equal((await runContained(told, { ...limits, alarm: /the cause/ })).isAlarmed, true);
    const idle = { ms: 200, sign: (output: string) => output };
    const still = ['/bin/sh', '-c', 'echo begun; exec sleep 60'];
    assert.ok((await runContained(still, { ...limits, stall: idle })).isStopped);
  });

  test('is progress while it comes, where the output is read and says nothing of its own', async () => {
    const limits = { cwd: directory, outputMax: 1_000, ms: 10_000 };
    const stall = { ms: 1_000, sign: () => '' };
    const slow = ['/bin/sh', '-c', 'for i in $(seq 12); do echo the same; sleep 0.2; done'];
    const read = () => true;
    assert.equal((await runContained(slow, { ...limits, stall, read })).code, 0);
    assert.ok((await runContained(slow, { ...limits, stall })).isStopped);
    const still = ['/bin/sh', '-c', 'echo begun; exec sleep 60'];
    assert.ok((await runContained(still, { ...limits, stall, read })).isStopped);
  });

  test('ffmpeg as WebAssembly does the same as the system’s, contained in the same way', async () => {
    await writeFile(path.join(directory, 'upload'), await makeVideo('h264Mov'));
    const limits = { cwd: directory, outputMax: 100_000, ms: 120_000 };
    const files = { inputs: ['upload'], outputs: ['out.mp4'], processorSeconds: 20 };
    const parameters = ['-f', 'mov', '-i', 'upload', '-c', 'copy', '-f', 'mp4', 'out.mp4'];
    const task = { tool: 'ffmpeg' as const, parameters, ...files };
    const run = await runContained(wasmProgram(task, directory), limits);
    assert.equal(run.code, 0, run.log);
    const probe = {
      ...task,
      tool: 'ffprobe' as const,
      parameters: [...probed, 'out.mp4'],
      inputs: ['out.mp4'],
      outputs: [],
    };
    const { read, probe: described } = createProbeReader(100);
    await runContained(wasmProgram(probe, directory), { ...limits, read });
    const { video, seconds } = described();
    assert.deepEqual([video?.codec, video?.samples, seconds], ['h264', 20, 2]);
    const elsewhere = { ...task, parameters: ['-i', 'file:/etc/hostname', '-f', 'null', '-'] };
    const refused = await runContained(wasmProgram(elsewhere, directory), limits);
    assert.match(refused.log, /No such file/);
    const online = { ...task, parameters: ['-i', 'http://127.0.0.1:80/', '-f', 'null', '-'] };
    assert.notEqual((await runContained(wasmProgram(online, directory), limits)).code, 0);
  });
});
