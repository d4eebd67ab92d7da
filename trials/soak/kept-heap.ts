/** What V8 keeps after a collection, in megabytes. */
export interface KeptHeap {
  heap: number;
  /** Bytes of Buffers and of what native code holds for objects. */
  buffers: number;
}

interface Inspector {
  /** Collects garbage, and reads what is left. */
  readKept(): Promise<KeptHeap>;
  close(): void;
}

const megabyte = 1024 * 1024;
const answerWithinMs = 60_000;

/** Reaches the inspector of a process that was started with `--inspect=127.0.0.1:PORT`. */
export async function openInspector(port: number): Promise<Inspector> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const targets = await fetch(`http://127.0.0.1:${port}/json`, { signal });
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const call = (method: string) => {
    id += 1;
    const own = id;
    return new Promise<Record<string, number>>((resolve) => {
      const listener = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: Record<string, number> };
        if (answer.id !== own) return;
        socket.removeEventListener('message', listener);
        resolve(answer.result);
      };
      socket.addEventListener('message', listener);
      socket.send(JSON.stringify({ id: own, method }));
    });
  };
  return {
    readKept: async () => {
      await call('HeapProfiler.collectGarbage');
      const {
        usedSize = 0,
        embedderHeapUsedSize = 0,
        backingStorageSize = 0,
      } = await call('Runtime.getHeapUsage');
      return {
        heap: (usedSize + embedderHeapUsedSize) / megabyte,
        buffers: backingStorageSize / megabyte,
      };
    },
    close: () => socket.close(),
  };
}
