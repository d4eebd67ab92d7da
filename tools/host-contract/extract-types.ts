import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorResult,
} from '@microsoft/api-extractor';

const root = resolve(import.meta.dirname, '../..');

/**
 * Reads the public types of a workspace package with API Extractor.
 * @param directory the package's folder below the workspace root
 * @param entry the module that its `exports` map names as "."
 * @param bundledPackages packages whose types are read with it where its own are made of them
 * @returns the path of API Extractor's doc model (.api.json)
 * @throws Error when the package does not compile, or exports what API Extractor cannot read
 */
export function extractTypes(
  directory: string,
  entry: string,
  bundledPackages: readonly string[],
): string {
  const packageFolder = join(root, directory);
  // Inside of the package, so that imports of the declarations resolve as those of the sources do.
  const output = join(packageFolder, 'dist/host-contract');
  rmSync(output, { recursive: true, force: true });
  emitDeclarations(packageFolder, join(output, 'types'));
  const docModel = join(output, 'package.api.json');
  const declarations = join(output, 'types', declarationOf(entry));
  const result = runExtractor({ packageFolder, declarations, docModel, bundledPackages });
  if (!result.succeeded) throw new Error(`The types of ${directory} cannot be read: see above.`);
  return docModel;
}

function emitDeclarations(packageFolder: string, output: string): void {
  const config = join(output, '../tsconfig.json');
  mkdirSync(output, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(packageFolder, 'src'),
    outDir: output,
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(packageFolder, 'tsconfig.json'),
      compilerOptions,
      include: [join(packageFolder, 'src')],
      exclude: [join(packageFolder, 'src/**/*.test.*'), join(packageFolder, 'src/**/testing')],
    }),
  );
  const compiler = join(root, 'node_modules/typescript/lib/tsc.js');
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  for (const file of globSync('**/*.d.ts', { cwd: output })) {
    const path = join(output, file);
    writeFileSync(path, withoutTypeScriptEndings(readFileSync(path, 'utf8')));
  }
}

/** Declarations name each other as sources do (`./host.ts`), which a compiler that reads only declarations does not find. */
function withoutTypeScriptEndings(declarations: string): string {
  return declarations.replace(/(from|import\()\s*(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1 $2$3.js$2');
}

function declarationOf(entry: string): string {
  return entry.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts');
}

interface Extraction {
  packageFolder: string;
  /** The entry's declarations. */
  declarations: string;
  /** Where the doc model is written. */
  docModel: string;
  bundledPackages: readonly string[];
}

function runExtractor(extraction: Extraction): ExtractorResult {
  const { packageFolder, declarations, docModel, bundledPackages } = extraction;
  const extractorConfig = ExtractorConfig.prepare({
    configObject: {
      projectFolder: packageFolder,
      mainEntryPointFilePath: declarations,
      bundledPackages: [...bundledPackages],
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'preserve',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            allowImportingTsExtensions: true,
            noEmit: true,
            lib: ['es2024', 'dom', 'dom.iterable'],
            types: [],
          },
          files: [declarations],
        },
      },
      apiReport: { enabled: false },
      docModel: { enabled: true, apiJsonFilePath: docModel, includeForgottenExports: true },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          // Other workspace packages export their sources.
          'ae-wrong-input-file-type': { logLevel: ExtractorLogLevel.None },
          // The report contains them all the same (includeForgottenExports).
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.None },
          'ae-unresolved-link': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packageFolder, 'package.json'),
  });
  return Extractor.invoke(extractorConfig, {
    messageCallback(message) {
      if (message.messageId === 'console-preamble') message.handled = true;
    },
  });
}
