import {parse as parseJson, type ParseError} from 'jsonc-parser';
import {parseDocument} from 'yaml';
import {readJavaScript} from '@portal/samples/level/javascript';

/** A syntax error in a piece of code. Line and column start at 1. */
export interface SyntaxProblem {
  message: string;
  line: number;
  column: number;
}

/** What only TypeScript has: types of variables and parameters, interfaces, `as` and `import type`. */
const TYPES =
  /^\s*(?:interface|type|enum|declare) \w|^\s*import type\b|(?:const|let|var) \w+: |[(,] *\w+\??: ?(?:string|number|boolean|any|unknown|[A-Z]\w*)\b|\) as \w|\w as (?:any|const|string|number|unknown|[A-Z]\w*)\b/m;

function jsProblems(code: string): SyntaxProblem[] {
  return readJavaScript(code).findings.map(({line, message, column = 1}) => {
    if (!message.startsWith('SyntaxError')) return {line, message, column};
    const rest = code.split('\n')[line - 1]?.slice(column - 1) ?? '';
    const token = /^(?:[\w$]+|\S)/.exec(rest)?.[0];
    const isTypes = TYPES.test(code) ? '; this is TypeScript, so write ```ts' : '';
    const found = token ? `${message} ${JSON.stringify(token)}` : `${message}, the end of the line`;
    return {line, message: found + isTypes, column};
  });
}

function jsonProblems(code: string): SyntaxProblem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    // V8's messages don't always include the position.
    const errors: ParseError[] = [];
    parseJson(code, errors, {disallowComments: true});
    const offset = errors[0]?.offset ?? code.length;
    const before = code.slice(0, offset);
    const problem = {
      message: `not valid JSON: ${message.replace(/, "[^]*$| in JSON[^]*$/, '')}`,
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
    };
    return [problem];
  }
}

function yamlProblems(code: string): SyntaxProblem[] {
  const [error] = parseDocument(code, {prettyErrors: true}).errors;
  if (!error) return [];
  const at = error.linePos?.[0] ?? {line: 1, col: 1};
  const message = error.message.split(' at line')[0]!;
  return [{message: `not valid YAML: ${message}`, line: at.line, column: at.col}];
}

/** Parsers by language. Samples in other languages are only parsed when they run. */
export const parsers: Readonly<Record<string, (code: string) => SyntaxProblem[]>> = {
  js: jsProblems,
  json: jsonProblems,
  yaml: yamlProblems,
};
