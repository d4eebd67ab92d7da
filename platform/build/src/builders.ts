import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { BuiltApp } from './build-app.ts';
import { ownModule } from './own-module.ts';

/** What a builder is asked to do: an app, or what the portable containers of all remotes have in common. */
export interface BuildTask {
  directory: string;
  isPortable?: boolean;
}

/** A builder's messages: `began` if it has to build, and then the result or an error. */
export type BuildAnswer = { began: string } | { built: BuiltApp | null } | { error: string };

/** Processes that build apps in turn. */
interface Builders {
  /** @returns null for a task that builds no app @throws Error with webpack's messages */
  build: (task: BuildTask) => Promise<BuiltApp | null>;
  end: () => void;
}

/**
 * Starts one process per processor, and each builds one app after another. A second build takes half as long as the
 * first, because webpack is loaded and compiled by then.
 * @param onBegan called with each folder whose build begins
 */
export function startBuilders(onBegan: (directory: string) => void): Builders {
  const count = availableParallelism();
  const limit = pLimit(count);
  const idle: ChildProcess[] = [];
  const all: ChildProcess[] = [];
  const start = () => {
    // The options of this process, such as those of a debugger or a test runner, are not passed on.
    const child = fork(ownModule('builder'), { execArgv: [] });
    all.push(child);
    return child;
  };
  return {
    build: (task) =>
      limit(async () => {
        const child = idle.pop() ?? start();
        const answered = ask(child, task, onBegan);
        const free = () => idle.push(child);
        answered.then(free, free);
        return answered;
      }),
    end: () => {
      limit.clearQueue();
      for (const child of all) child.kill();
    },
  };
}

function ask(
  child: ChildProcess,
  task: BuildTask,
  onBegan: (directory: string) => void,
): Promise<BuiltApp | null> {
  const asked = new AbortController();
  const { signal } = asked;
  return new Promise<BuiltApp | null>((resolve, reject) => {
    const hear = (answer: BuildAnswer) => {
      if ('began' in answer) onBegan(answer.began);
      else if ('built' in answer) resolve(answer.built);
      else reject(new Error(answer.error));
    };
    child.on('message', hear);
    signal.addEventListener('abort', () => child.off('message', hear));
    once(child, 'exit', { signal }).then(
      ([code, by]) => reject(new Error(`The build of ${task.directory} ended with ${code ?? by}.`)),
      () => undefined,
    );
    child.send(task);
  }).finally(() => asked.abort());
}
