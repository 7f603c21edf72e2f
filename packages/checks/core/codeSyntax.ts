import {parse as parseJson, type ParseError} from 'jsonc-parser';
import {parseDocument} from 'yaml';
import {readJavaScript} from '@portal/samples/level/javascript';

/** A syntax error in a piece of code. Line and column start at 1. */
export interface SyntaxProblem {
  message: string;
  fix?: string;
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
    const found = token ? `${message} ${JSON.stringify(token)}` : `${message}, the end of the line`;
    if (!TYPES.test(code)) return {line, message: found, column};
    return {line, message: `${found}; this is TypeScript`, fix: 'write ```ts', column};
  });
}

/** What's wrong with JSON at a place, in simpler words than the parser's. */
function jsonMistake(
  before: string,
  after: string,
): Pick<SyntaxProblem, 'message' | 'fix'> | undefined {
  if (/^'|^(?!true|false|null)[A-Za-z_$]/.test(after)) {
    return {message: 'names and strings need double quotes', fix: 'write {"name": "value"}'};
  }
  if (/,\s*$/.test(before) && /^[}\]]/.test(after)) {
    return {message: 'there is a comma after the last value', fix: 'delete the comma'};
  }
  return undefined;
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
    const mistake = jsonMistake(before, code.slice(offset));
    const what = mistake?.message ?? message.replace(/, "[^]*$| in JSON[^]*$/, '');
    const problem = {
      ...mistake,
      message: `not valid JSON: ${what}`,
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
