/** Commands that begin at the same time install one after another. Plain JavaScript for Node 20.19, as bootstrap.mjs. */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the processes cannot be looked at, an install that has told nothing for as long was killed. */
const silenceMs = 10_000;
const beatMs = 1_000;

/**
 * Takes a turn: waits while another process has it, then has it until it gives it back, or is killed. An install beside
 * another one replaces folders that the other has just written, and that a program may have begun to use.
 *
 * The file of the highest number says whose turn it is: the file system makes each number for one process only, and
 * what was given back stays as a file of 1970, so that no number comes twice.
 * @param {string} folder is made where it is not there
 * @param {() => void} tellWaiting called once, when it has to wait
 * @returns {Promise<{ release: () => void, shareWith: (pid: number) => void }>} `release` gives it back; `shareWith` keeps it
 * for a child, too, which may live on where this process is killed
 */
export async function takeTurn(folder, tellWaiting) {
  mkdirSync(folder, { recursive: true });
  const isSilent = silenceOf();
  for (let hasTold = false; ; ) {
    const last = numbersIn(folder).at(-1) ?? 0;
    if (last === 0 || !isHeld(join(folder, String(last)), isSilent)) {
      const turn = claim(folder, last + 1);
      if (turn) return turn;
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

function isHeld(file, isSilent) {
  const turn = read(file);
  if (turn === undefined || turn.time === 0) return false;
  // Of a line that is being written the end is missing.
  const holders = turn.text.split('\n').slice(0, -1);
  const here = placeOfPids();
  if (holders.length === 0 || !holders.every((holder) => holder.startsWith(`${here} `))) {
    return !isSilent(`${file} ${turn.time}`);
  }
  return holders.some((holder) => holder === nameOf(holder.split(' ').at(-2)));
}

function read(file) {
  try {
    return { text: readFileSync(file, 'utf8'), time: statSync(file).mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Says of a turn's beat whether it is the last one. The time is that of this process alone: after a machine has slept,
 * the last beat of every process is of long ago.
 */
function silenceOf() {
  let [last, since] = ['', 0];
  return (beat) => {
    if (beat !== last) [last, since] = [beat, performance.now()];
    return performance.now() - since > silenceMs;
  };
}

/** In which boot and container the numbers of processes are those of /proc; undefined where there is none. */
function placeOfPids() {
  try {
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** What tells a running process from all others: place, number and beginning, in ticks since the boot. Else undefined. */
function nameOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command before them, in parentheses, may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const hasEnded = /[ZX]/.test(fields[0]);
    return hasEnded ? undefined : `${placeOfPids()} ${pid} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function claim(folder, number) {
  const file = join(folder, String(number));
  const holder = (pid) => (placeOfPids() ? `${nameOf(pid)}\n` : '');
  try {
    writeFileSync(file, holder(process.pid), { flag: 'wx' });
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
  // For processes of other containers, and where there is no /proc.
  const beat = setInterval(() => mark(new Date()), beatMs);
  const release = () => {
    process.off('exit', release);
    clearInterval(beat);
    mark(new Date(0));
  };
  // Also after an install that failed.
  process.once('exit', release);
  return { release, shareWith: (pid) => appendFileSync(file, holder(pid)) };
}
