/** Type-checks TypeScript samples against the runtime's typings, then runs them without types. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import tsBlankSpace from 'ts-blank-space';
import ts from 'typescript';
import {type Given, type Outcome, type Problem, problemOf, type Sample} from '../model.ts';
import {runtimeFolder} from './install.ts';
import type {Lane, Setting} from './lane.ts';
import {NodeLane} from './node.ts';

const types = join(runtimeFolder, 'types');

/** Replaces types with spaces, so that lines and columns are the same as on the page. */
const withoutTypes = ({code}: Sample): string => tsBlankSpace(code);

export class TypeScriptLane implements Lane {
  private constructor(
    private readonly setting: Setting,
    private readonly node: NodeLane,
  ) {}

  /** @throws MissingToolchain if Node 14 is missing */
  static async start(setting: Setting): Promise<TypeScriptLane> {
    return new TypeScriptLane(setting, await NodeLane.start(setting, 'ts', withoutTypes));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    return [...this.checkTypes(samples), ...(await this.node.check(samples))];
  }

  run(sample: Sample, given: Given, related: Sample[]): Promise<Outcome> {
    return this.node.run(sample, given, related);
  }

  close(): void {
    this.node.close();
  }

  /** Checks all blocks in one program, each as a separate module. */
  private checkTypes(samples: Sample[]): Problem[] {
    const folder = join(this.setting.scratch, 'ts');
    mkdirSync(folder, {recursive: true});
    const files = samples.map((sample, index) => {
      const file = join(folder, `${index}.ts`);
      // Leading empty lines make the lines match the page, and the export makes it a module.
      writeFileSync(file, `${'\n'.repeat(sample.line)}${sample.code}\nexport {};\n`);
      return file;
    });
    const program = ts.createProgram([...files, join(types, 'globals.d.ts')], this.options());
    return ts.getPreEmitDiagnostics(program).flatMap(({file, start, messageText}) => {
      if (!file || start === undefined || !existsSync(file.fileName)) return [];
      const sample = samples[Number(basename(file.fileName, '.ts'))];
      if (!sample) return [];
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      return [problemOf(sample, ts.flattenDiagnosticMessageText(messageText, '\n'), line)];
    });
  }

  private options(): ts.CompilerOptions {
    const {slug} = this.setting;
    const modules = join(runtimeFolder, 'node_modules');
    return {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2020,
      lib: ['lib.es2020.d.ts'],
      module: ts.ModuleKind.ES2020,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      esModuleInterop: true,
      allowImportingTsExtensions: true,
      types: ['node'],
      typeRoots: [join(modules, '@types')],
      paths: {
        [`@${slug}/types`]: [join(types, 'types.d.ts')],
        [`@${slug}/platform`]: [join(types, 'platform.d.ts')],
        '*': [join(modules, '*')],
      },
    };
  }
}
