import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A process of its own that answers one question after the other. */
export interface Child {
  ask<Answer>(question: string, about?: unknown): Promise<Answer>;
  end(): Promise<void>;
}

/** Starts a program of this folder that calls {@link answerQuestions}. */
export async function startChild(file: string, about: unknown): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, file), { serialization: 'advanced' });
  await ask(child, 'start', about);
  return {
    ask: (question, more) => ask(child, question, more),
    end: async () => {
      if (child.exitCode !== null || !child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function ask<Answer>(child: ChildProcess, question: string, about: unknown): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const died = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The process ended instead of answering "${question}".`);
  });
  child.send({ question, about });
  try {
    const [{ answer, error }] = await Promise.race([once(child, 'message', { signal }), died]);
    if (error) throw new Error(`${question}: ${error}`);
    return answer;
  } finally {
    died.catch(() => undefined);
    answered.abort();
  }
}

/** The other end: each question has a function; the process ends with the one that started it. */
export function answerQuestions(answers: Record<string, (about: never) => unknown>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ question, about }: { question: string; about: never }) => {
    try {
      process.send?.({ answer: await answers[question]?.(about) });
    } catch (error) {
      process.send?.({ error: error instanceof Error ? error.stack : String(error) });
    }
  });
}
