import { type Containment, probeContainment } from '@aangan/render/contained-process';
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

/** Checks that need the code of releases, or their types. What it is given is not trusted. */
export interface Checker {
  /** Why the types of a release cannot be used: they do not compile, take too long, or name what they may not. */
  typeProblems(release: TypedRelease): Promise<string[]>;
  /** Where releases that would be served together pass props that the module they pass them to does not take. */
  misfits(releases: readonly TypedRelease[]): Promise<Misfit[]>;
  /** Which of these pages are not rendered. */
  unrendered(order: PagesToRender): Promise<UnrenderedPage[]>;
}

/** @param limits what one run of the compiler may cost */
export function createChecker(limits: Partial<CompileLimits> = {}): Checker {
  // Finding out how processes can be contained takes as long as starting some: not before the first check.
  let containment: Containment | undefined;
  const contained = () => {
    containment ??= probeContainment();
    return containment;
  };
  let compiler: Compile | undefined;
  const compile: Compile = (project) => {
    compiler ??= createCompiler(contained(), { ...defaultLimits, ...limits });
    return compiler(project);
  };
  return {
    typeProblems: (release) => ownTypeProblems(release, compile),
    misfits: (releases) => checkFit(releases, compile),
    unrendered: (order) => renderPages(order, contained()),
  };
}
