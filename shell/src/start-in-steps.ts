import { failStart } from './fail-start.ts';

// The first module. Libraries and shell start one after another, each in a task of its own: in between the browser
// paints and answers. In one task they would keep a slow phone busy for a third of a second.
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app/shared-with-remotes.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];

async function startInSteps(): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}

startInSteps().catch(failStart);
