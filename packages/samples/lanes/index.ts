import {BashLane} from './bash.ts';
import {GoLane} from './go.ts';
import type {Lane, Setting} from './lane.ts';
import {NodeLane} from './node.ts';
import {PythonLane} from './python.ts';
import {TypeScriptLane} from './typescript.ts';

/** Starters by language. Console sessions run in the Bash lane. */
const starters: Readonly<Record<string, (setting: Setting) => Promise<Lane>>> = {
  js: (setting) => NodeLane.start(setting),
  ts: (setting) => TypeScriptLane.start(setting),
  python: (setting) => PythonLane.start(setting),
  bash: (setting) => BashLane.start(setting),
  go: (setting) => GoLane.start(setting),
};

/** Lanes run in parallel. The samples of a lane run one after the other. */
export const laneNames = Object.keys(starters);

/** @throws MissingToolchain if this machine can't run the language */
export function startLane(name: string, setting: Setting): Promise<Lane> {
  const start = starters[name];
  if (start) return start(setting);
  throw new Error(
    `data/code-languages.yaml says that blocks of ${name} run, but there is no lane for them. ` +
      'Add one in packages/samples/lanes/, and its line in index.ts.',
  );
}
