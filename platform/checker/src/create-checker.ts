import { type Containment, probeContainment } from '@aangan/render/contained-process';
import pLimit from 'p-limit';
import {
  type BootLimits,
  type BootOrder,
  type BootResult,
  defaultBootLimits,
} from './boot/boot-order.ts';
import { createBooter } from './boot/boot-releases.ts';
import { startBrowser } from './boot/browser.ts';
import { findBrowser } from './boot/find-browser.ts';
import type { InstalledEngine } from './engines/engine.ts';
import { createEngineOpener } from './engines/open-in-engines.ts';
import { type PagesToRender, renderPages, type UnrenderedPage } from './rendering/render-pages.ts';
import { checkFit, type Misfit } from './types/check-fit.ts';
import { ownTypeProblems } from './types/check-own-types.ts';
import {
  type Compile,
  type CompileLimits,
  createCompiler,
  defaultLimits,
} from './types/compiler.ts';
import type { TypedRelease } from './types/typed-release.ts';

/** Checks that need the code or the types of releases. The input is not trusted. */
export interface Checker {
  /** Why the types of a release cannot be used: they do not compile, take too long, or name what they may not. */
  typeProblems(release: TypedRelease): Promise<string[]>;
  /**
   * Props that one release passes to a module of another which does not accept them, among releases that would be
   * served together.
   */
  misfits(releases: readonly TypedRelease[]): Promise<Misfit[]>;
  /** Which of these pages are not rendered. */
  unrendered(order: PagesToRender): Promise<UnrenderedPage[]>;
  /**
   * Which of these pages and entries do not work in Chromium, or in another engine that is installed, and which
   * signed-in pages have to be opened again.
   * @param read reads a file by its hex sha256
   * @throws {NoBrowser} that says what to do where there is none
   */
  unbooted(order: BootOrder, read: (sha256: string) => Buffer): Promise<BootResult>;
  /** Ends the browsers that are idle. */
  close(): void;
}

export interface CheckerOptions {
  /** What one run of the compiler may cost. */
  compile?: Partial<CompileLimits>;
  /** What opening pages may cost. */
  boot?: Partial<BootLimits>;
  /** The path of Chromium; without it, where systems install it. */
  browser?: string | undefined;
  /** The browsers of other engines in which pages are opened too; by default none. */
  engines?: readonly InstalledEngine[] | undefined;
  /** How processes are contained; by default as far as this system permits. */
  containment?: Containment;
}

/** A checker in this process. Only its child processes read or run what releases contain. */
export function createChecker(options: CheckerOptions = {}): Checker {
  // Probed at the first check: probing takes as long as starting some processes.
  let { containment } = options;
  const contained = () => {
    containment ??= probeContainment();
    return containment;
  };
  let compiler: Compile | undefined;
  const compile: Compile = (project) => {
    compiler ??= createCompiler(contained(), { ...defaultLimits, ...options.compile });
    return compiler(project);
  };
  /** Each check runs one compiler at a time, independently of other teams' checks. */
  const compileInTurn = (): Compile => {
    const oneAtATime = pLimit(1);
    return (project) => oneAtATime(() => compile(project));
  };
  const limits = { ...defaultBootLimits, ...options.boot };
  const booter = createBooter({
    limits,
    startBrowser: () =>
      startBrowser({
        path: findBrowser(options.browser),
        containment: contained(),
        messageBytes: limits.messageBytes,
      }),
  });
  const openInEngines = createEngineOpener(limits);
  const { engines: installed = [] } = options;
  const unbooted: Checker['unbooted'] = async (order, read) => {
    const booted = await booter.boot(order, read);
    if (booted.failed.length > 0) return booted;
    const found = await openInEngines(order, read, { containment: contained(), installed });
    const openedIn = [...booted.openedIn, ...found.opened.map(({ browser }) => browser)];
    return { ...booted, ...found, openedIn };
  };
  return {
    typeProblems: (release) => ownTypeProblems(release, compileInTurn()),
    misfits: (releases) => checkFit(releases, compileInTurn()),
    unrendered: (order) => renderPages(order, contained()),
    unbooted,
    close: () => booter.close(),
  };
}
