/** Commands that begin at the same time install one after another. Plain JavaScript for Node 20.19, as bootstrap.mjs. */
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** An install that has told nothing for as long was killed. */
const silenceMs = 10_000;
const beatMs = 1_000;

/**
 * Takes a turn: waits while another process has it, then has it until it gives it back, or is killed. An install beside
 * another one replaces folders that the other has just written, and that a program may have begun to use.
 *
 * The file of the highest number says whose turn it is: the file system makes each number for one process only, and
 * what was given back stays as a file of long ago, so that no number comes twice.
 * @param {string} folder is made where it is not there
 * @param {() => void} tellWaiting called once, when it has to wait
 * @returns {Promise<() => void>} gives it back
 */
export async function takeTurn(folder, tellWaiting) {
  mkdirSync(folder, { recursive: true });
  for (let hasTold = false; ; ) {
    const last = numbersIn(folder).at(-1) ?? 0;
    if (last === 0 || !isHeld(join(folder, String(last)))) {
      const release = claim(folder, last + 1);
      if (release) return release;
      continue;
    }
    if (!hasTold) tellWaiting();
    hasTold = true;
    await sleep(beatMs / 4);
  }
}

function numbersIn(folder) {
  return readdirSync(folder)
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => a - b);
}

function isHeld(file) {
  const info = statSync(file, { throwIfNoEntry: false });
  return info !== undefined && Math.abs(Date.now() - info.mtimeMs) < silenceMs;
}

function claim(folder, number) {
  const file = join(folder, String(number));
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  }
  const all = numbersIn(folder);
  if (all.at(-1) !== number) {
    // Others had several turns between the look and the claim.
    rmSync(file, { force: true });
    return undefined;
  }
  for (const older of all.slice(0, -1)) rmSync(join(folder, String(older)), { force: true });
  const mark = (time) => utimesSync(file, time, time);
  const beat = setInterval(() => mark(new Date()), beatMs);
  const release = () => {
    process.off('exit', release);
    clearInterval(beat);
    mark(new Date(0));
  };
  // Also after an install that failed.
  process.once('exit', release);
  return release;
}
