import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * The memory that this process uses in megabytes: the heap and the buffers beside it, after garbage was collected. What
 * it has of the system is no measure of a difference: V8 gives back what the start of a process took only later.
 */
export function memoryInUse(): number {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
