import { codeRules } from './tools/import-rules/code.mjs';
import { folderRules } from './tools/import-rules/folder-order.mjs';
import { marketplaceRules } from './tools/import-rules/marketplace.mjs';
import { platformRules } from './tools/import-rules/platform.mjs';
import { sharedRules } from './tools/import-rules/shared.mjs';

/**
 * Which packages and folders may import which, each rule with a reason.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [...codeRules, ...sharedRules, ...marketplaceRules, ...platformRules, ...folderRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds only: many packages keep what they export in a dist of theirs.
    exclude: { path: '^((shared|platform)/)?[^/]+/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
