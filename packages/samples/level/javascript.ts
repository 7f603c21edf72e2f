/** Finds what Node 14 doesn't support, with better messages than "Unexpected token". */
import {parse, type Identifier, type Node, type Options} from 'acorn';
import {simple} from 'acorn-walk';
import type {MistakeInText} from '@portal/content/mistake';

export interface JavaScriptFacts {
  isModule: boolean;
  /** The code uses `steps` or `$`, so it's a step or a part of one. */
  usesStep: boolean;
  mistakes: MistakeInText[];
}

/** Globals that Node 14 doesn't have, with alternatives. */
const newerGlobals: Record<string, string> = {
  fetch: 'use axios',
  structuredClone: 'use JSON.parse(JSON.stringify(value))',
  AbortController: 'use the timeout option of the client',
  Headers: 'use a plain object',
  Request: 'use axios',
  Response: 'use axios',
  FormData: 'import it from "form-data"',
  Blob: 'use a Buffer',
  File: 'use a Buffer',
  atob: 'use Buffer.from(text, "base64")',
  btoa: 'use Buffer.from(text).toString("base64")',
  crypto: 'import it: import crypto from "crypto"',
  performance: 'import it from "perf_hooks"',
  ReadableStream: 'use streams of the stream module',
  WebSocket: 'use the ws package',
  EventTarget: 'use EventEmitter',
  AggregateError: 'use an array of errors',
  navigator: 'it exists only in browsers',
  window: 'it exists only in browsers',
  document: 'it exists only in browsers',
};

/** Methods that Node 14 doesn't have, with alternatives. */
const newerMethods: Record<string, string> = {
  replaceAll: 'use .replace with a /…/g expression',
  at: 'use an index',
  findLast: 'reverse a copy and use .find',
  findLastIndex: 'count from the end',
  toSorted: 'sort a copy',
  toReversed: 'reverse a copy',
  toSpliced: 'splice a copy',
};

const newerStatics: Record<string, string> = {
  'Promise.any': 'use Promise.race or Promise.allSettled',
  'Promise.withResolvers': 'use new Promise',
  'Object.hasOwn': 'use Object.prototype.hasOwnProperty.call',
  'Object.groupBy': 'use reduce',
  'Array.fromAsync': 'use for await',
};

const newerModules: Record<string, string> = {
  'timers/promises': 'promisify setTimeout',
  'stream/promises': 'use promisify(stream.pipeline)',
  'readline/promises': 'promisify readline',
  'node:test': 'there is no alternative',
  'util/types': 'use util.types',
};

/** What only TypeScript has: types of variables and parameters, interfaces, `as` and `import type`. */
const TYPES =
  /^\s*(?:interface|type|enum|declare) \w|^\s*import type\b|(?:const|let|var) \w+: |[(,] *\w+\??: ?(?:string|number|boolean|any|unknown|[A-Z]\w*)\b|\) as \w|\w as (?:any|const|string|number|unknown|[A-Z]\w*)\b/m;

const options: Options = {
  ecmaVersion: 'latest',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowHashBang: true,
};

/** Whether code is a module, rather than a script or the body of a step. */
const isModuleCode = (code: string): boolean => /^\s*(import\s*[\w{*"'$]|export\s)/m.test(code);

/**
 * Parses a block: a module, a script or the body of a step.
 *
 * @throws SyntaxError with the place as `loc`
 */
export const parseJavaScript = (code: string): Node =>
  parse(code, {...options, sourceType: isModuleCode(code) ? 'module' : 'script'});

function syntaxMistake(
  code: string,
  {loc, message}: SyntaxError & {loc?: {line: number; column: number}},
): MistakeInText {
  const {line, column} = loc ?? {line: 1, column: 0};
  const rest = code.split('\n')[line - 1]?.slice(column) ?? '';
  const token = /^(?:[\w$]+|\S)/.exec(rest)?.[0];
  const what = `SyntaxError: ${message.replace(/ \(\d+:\d+\)$/, '')}`;
  const whole = token ? `${what} ${JSON.stringify(token)}` : `${what}, the end of the line`;
  const at = {line, column: column + 1};
  return TYPES.test(code)
    ? {...at, message: `${whole}; this is TypeScript`, fix: 'write ```ts'}
    : {...at, message: whole, fix: 'fix the code'};
}

/**
 * Reads a block of JavaScript.
 *
 * @param code - the block
 * @returns the kind of code and what Node 14 doesn't support; a syntax error is a single mistake
 */
export function readJavaScript(code: string): JavaScriptFacts {
  const isModule = isModuleCode(code);
  let tree: Node;
  try {
    tree = parseJavaScript(code);
  } catch (error) {
    return {isModule, usesStep: false, mistakes: [syntaxMistake(code, error as SyntaxError)]};
  }
  const mistakes: MistakeInText[] = [];
  const declared = new Set<string>();
  const used: Identifier[] = [];
  const add = ({loc}: Node, what: string, fix: string | undefined) => {
    const {line, column} = loc!.start;
    if (!fix) return;
    mistakes.push({line, column: column + 1, message: `${what} is newer than Node 14`, fix});
  };

  simple(tree, {
    AssignmentExpression(node) {
      const [operator] = /^(\?\?|\|\||&&)(?==)/.exec(node.operator) ?? [];
      if (operator) add(node, `\`${node.operator}\``, `write a = a ${operator} b`);
    },
    StaticBlock: (node) => add(node, 'a static block', 'assign after the class'),
    Identifier: (node) => void used.push(node),
    Pattern(node) {
      if (node.type === 'Identifier') declared.add(node.name);
    },
    Function(node) {
      if (node.id) declared.add(node.id.name);
    },
    ImportDeclaration(node) {
      node.specifiers.forEach(({local}) => declared.add(local.name));
      const module = String(node.source.value);
      add(node, `the module ${module}`, newerModules[module]);
    },
    CallExpression(node) {
      const {
        callee,
        arguments: [first],
      } = node;
      if (callee.type === 'Identifier' && callee.name === 'require' && first?.type === 'Literal') {
        add(node, `the module ${String(first.value)}`, newerModules[String(first.value)]);
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const full = `${callee.object.type === 'Identifier' ? callee.object.name : ''}.${method}`;
      if (newerStatics[full]) add(node, full, newerStatics[full]);
      else if (Object.hasOwn(newerMethods, method)) {
        add(node, `.${method}()`, newerMethods[method]);
      }
    },
  });

  for (const node of used) {
    if (Object.hasOwn(newerGlobals, node.name) && !declared.has(node.name)) {
      add(node, `the global ${node.name}`, newerGlobals[node.name]);
    }
  }
  const names = new Set(used.map(({name}) => name));
  const usesStep = ['steps', '$'].some((name) => names.has(name) && !declared.has(name));
  return {isModule, usesStep, mistakes};
}
