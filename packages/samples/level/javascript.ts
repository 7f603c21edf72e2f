/** Finds what Node 14 doesn't support, with better messages than "Unexpected token". */
import {parse, type Node, type Options} from 'acorn';
import {ancestor} from 'acorn-walk';

/** A finding on a line of the code. The first line is 1. */
export interface Finding {
  line: number;
  message: string;
  /** The column of a syntax error. The first column is 1. */
  column?: number;
}

export interface JavaScriptFacts {
  isModule: boolean;
  /** The code uses `steps` or `$`, so it's a step or a part of one. */
  usesStep: boolean;
  findings: Finding[];
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

const options: Options = {
  ecmaVersion: 'latest',
  locations: true,
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowHashBang: true,
};

type Any = Node & Record<string, unknown> & {loc: {start: {line: number}}};

/**
 * Reads a block of JavaScript.
 *
 * @param code - the block
 * @returns the kind of code and what Node 14 doesn't support; a syntax error is a single finding
 */
export function readJavaScript(code: string): JavaScriptFacts {
  const isModule = /^\s*(import\s*[\w{*"'$]|export\s)/m.test(code);
  let tree: Node;
  try {
    tree = parse(code, {...options, sourceType: isModule ? 'module' : 'script'});
  } catch (error) {
    const {loc, message} = error as Error & {loc?: {line: number; column: number}};
    const text = message.replace(/ \(\d+:\d+\)$/, '');
    return {
      isModule,
      usesStep: false,
      findings: [
        {line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1, message: `SyntaxError: ${text}`},
      ],
    };
  }
  const findings: Finding[] = [];
  const declared = new Set<string>();
  const used: Any[] = [];
  const add = (node: Any, what: string, instead: string) =>
    findings.push({
      line: node.loc.start.line,
      message: `${what} is newer than Node 14: ${instead}`,
    });

  ancestor(tree, {
    LogicalExpression: () => undefined,
    AssignmentExpression(node) {
      const {operator} = node as unknown as {operator: string};
      if (['??=', '||=', '&&='].includes(operator)) {
        add(node as unknown as Any, `\`${operator}\``, `write a = a ${operator.slice(0, 2)} b`);
      }
    },
    StaticBlock: (node) =>
      void add(node as unknown as Any, 'a static block', 'assign after the class'),
    Identifier: (node) => void used.push(node as unknown as Any),
    Pattern(node) {
      const {type, name} = node as unknown as {type: string; name?: string};
      if (type === 'Identifier' && name) declared.add(name);
    },
    Function(node) {
      const {id} = node as unknown as {id?: {name: string}};
      if (id) declared.add(id.name);
    },
    ImportDeclaration(node) {
      const {source, specifiers} = node as unknown as {
        source: {value: string};
        specifiers: {local: {name: string}}[];
      };
      specifiers.forEach(({local}) => declared.add(local.name));
      const instead = newerModules[source.value];
      if (instead) add(node as unknown as Any, `the module ${source.value}`, instead);
    },
    CallExpression(node) {
      const {callee, arguments: [first] = []} = node as unknown as {
        callee: {type: string; name?: string; object?: {name?: string}; property?: {name?: string}};
        arguments: {value?: unknown}[];
      };
      if (callee.name === 'require' && typeof first?.value === 'string') {
        const instead = newerModules[first.value];
        if (instead) add(node as unknown as Any, `the module ${first.value}`, instead);
      }
      const method = callee.property?.name ?? '';
      const full = `${callee.object?.name ?? ''}.${method}`;
      if (newerStatics[full]) add(node as unknown as Any, full, newerStatics[full]);
      else if (Object.hasOwn(newerMethods, method)) {
        add(node as unknown as Any, `.${method}()`, newerMethods[method] ?? '');
      }
    },
  });

  for (const node of used) {
    const name = String(node.name);
    if (Object.hasOwn(newerGlobals, name) && !declared.has(name)) {
      add(node, `the global ${name}`, newerGlobals[name] ?? '');
    }
  }
  const names = new Set(used.map(({name}) => String(name)));
  const usesStep = ['steps', '$'].some((name) => names.has(name) && !declared.has(name));
  return {isModule, usesStep, findings};
}
