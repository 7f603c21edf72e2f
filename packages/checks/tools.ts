/** Command-line tools that `npm run check` runs as they are, with their own output. */
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {ContentCache} from '@portal/content/cache/contentCache';
import {importsIn} from '@portal/content/pages/imports';
import {Project} from '@portal/content/pages/project';
import {cacheIn, canCache, runTool} from './core/program.ts';

/** A tool that checks the whole project. */
export interface Tool {
  /** For `--rule` and `--list`. */
  name: string;
  /** What it requires, in a sentence. */
  about: string;
  scope: 'project';
  /** The script of an installed package. */
  script: string;
  args: readonly string[];
  /** The arguments that keep results for the next run. */
  cache?: readonly string[];
  /** The arguments that fix what can be fixed. */
  fix?: readonly string[];
  /** The highest exit code with which the tool ran, with or without findings; 1 by default. */
  findingsCode?: number;
  env?: NodeJS.ProcessEnv;
}

/** The configuration in the root of the project applies to all folders. */
const oxfmt = ['--config', '.oxfmtrc.json'];

/** In this order, `--fix` formats what Oxlint has changed. */
export const tools: readonly Tool[] = [
  {
    name: 'types',
    about: 'Code passes the type check.',
    scope: 'project',
    // The compiler in Go takes 5 s of CPU time, the one in JavaScript 20 s.
    script: 'typescript-native/bin/tsc',
    args: [
      ...['--noEmit', '--pretty', 'false'],
      // Several checkers repeat each other's work, and the rules need the other cores.
      ...['--checkers', '1'],
    ],
    cache: ['--incremental', '--tsBuildInfoFile', cacheIn('types.tsbuildinfo')],
    findingsCode: 2,
    // Without garbage collection, it takes a quarter less CPU time and a fifth more memory.
    env: {GOGC: 'off'},
  },
  {
    name: 'lint',
    about: 'Code follows the rules in .oxlintrc.json.',
    scope: 'project',
    script: 'oxlint/bin/oxlint',
    args: ['--format', 'unix'],
    fix: ['--fix'],
  },
  {
    name: 'unused',
    about:
      'There are no unused files, exports or packages, and every imported package is declared.',
    scope: 'project',
    script: 'knip/bin/knip.js',
    args: [],
    cache: ['--cache', '--cache-location', cacheIn('unused')],
  },
  {
    name: 'formatting',
    about: 'Code is formatted with Oxfmt. Pages are not.',
    scope: 'project',
    script: 'oxfmt/bin/oxfmt',
    args: [...oxfmt, '--check', '.'],
    fix: [...oxfmt, '.'],
    findingsCode: 2,
  },
];

/** What a tool reported, and how long it took, in milliseconds. */
export interface ToolResult {
  name: string;
  passed: boolean;
  output: string;
  time: number;
}

/**
 * Runs a tool.
 *
 * @throws CouldNotRunError if the tool is missing or fails
 */
export async function runCheck(tool: Tool, root: string): Promise<ToolResult> {
  const start = performance.now();
  const args = [...tool.args, ...((canCache(root) && tool.cache) || [])];
  const {code, stdout, stderr} = await runTool(tool.script, args, root, tool);
  const output = `${stdout}${stderr}`.trim();
  return {name: tool.name, passed: code === 0, output, time: performance.now() - start};
}

/** What tools read: all files, but of pages only the imports. */
function textsFor(project: Project): string[] {
  const pages = new Set(project.pageFiles);
  return project.files.flatMap((file) => {
    const {text} = project.read(file);
    return [file, pages.has(file) ? JSON.stringify(importsIn(text)) : text];
  });
}

/**
 * Runs tools, except those that have passed before with the same files.
 *
 * @throws CouldNotRunError if a tool is missing or fails
 */
export async function runTools(tools: readonly Tool[], project: Project): Promise<ToolResult[]> {
  if (tools.length === 0) return [];
  const {root, known} = project;
  const texts = textsFor(project);
  const inputs = [process.version, JSON.stringify(tools), ...texts];
  const passed = new ContentCache<true>(join(root, cacheIn('passed.json')), inputs);
  const results = await Promise.all(
    tools.map(async (tool): Promise<ToolResult> => {
      if (passed.has(tool.name, '')) {
        return {name: tool.name, passed: true, output: '', time: 0};
      }
      const result = await runCheck(tool, root);
      if (result.passed) passed.of(tool.name, '', () => true);
      return result;
    }),
  );
  // A file that was changed meanwhile may have been read before or after that.
  if (isDeepStrictEqual(textsFor(new Project(root, known)), texts)) passed.save();
  return results;
}

/** Runs the fixes of tools one after another, because they write the same files. */
export async function fixWith(tools: readonly Tool[], root: string): Promise<void> {
  for (const {script, fix, ...options} of tools) if (fix) await runTool(script, fix, root, options);
}
