/** A driver that speaks W3C WebDriver. */
export interface Driver {
  /** Sends a command. @returns the value of its answer @throws what the driver says of a command that fails */
  ask<Value>(method: string, address: string, body?: object): Promise<Value>;
  /**
   * The value of an expression in the page of a session. It is asked for again where there is no answer: WebKit's driver
   * loses a script that reaches the page at the moment at which it has loaded.
   * @param session its address
   */
  evaluate(session: string, expression: string): Promise<unknown>;
}

/** Milliseconds that an answer of the driver may take: longer than a page may, whose process is ended before. */
const answerMs = 120_000;
/** After this many milliseconds an expression is asked for again. */
const valueMs = 2_000;

/** @param origin where the driver listens */
export function driverAt(origin: string): Driver {
  const send = async <Value>(
    method: string,
    address: string,
    { body, timeMs }: { body?: object | undefined; timeMs: number },
  ): Promise<Value> => {
    const response = await fetch(origin + address, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeMs),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(value?.message ?? `The driver answers ${response.status}`);
    return value;
  };
  return {
    ask: (method, address, body) => send(method, address, { body, timeMs: answerMs }),
    evaluate: async (session, expression) => {
      const body = { script: `return ${expression}`, args: [] };
      for (;;) {
        try {
          return await send('POST', `${session}/execute/sync`, { body, timeMs: valueMs });
        } catch (error) {
          // A page that never answers is ended with its process.
          if ((error as Error).name !== 'TimeoutError') throw error;
        }
      }
    },
  };
}
