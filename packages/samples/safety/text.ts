/** Unsafe code in Python, Go and Bash. */
import type {Unsafe} from './code.ts';
import {earlyMark, inBashSteps, type Pattern, pathMessage, patterns} from './patterns.ts';

/** The text from a match to the end of its parentheses or braces, or the match itself. */
function callAt(code: string, start: number, text: string): string {
  const opens = text.search(/[({]/);
  if (opens < 0) return text;
  const open = text[opens];
  const close = open === '(' ? ')' : '}';
  let depth = 0;
  for (let at = start + opens; at < code.length; at++) {
    if (code[at] === open) depth += 1;
    if (code[at] === close && --depth === 0) return code.slice(start, at + 1);
  }
  return code.slice(start);
}

function matches(code: string, {finds, unless, message, fix}: Pattern): Unsafe[] {
  return [...code.matchAll(finds as RegExp)].flatMap(({0: text, index}) => {
    const line = code.slice(0, index).split('\n').length;
    return unless?.test(callAt(code, index, text)) ? [] : [{line, message, fix}];
  });
}

/** Variables in the path of a URL that the code neither encodes nor compares with an expression. */
function unencodedPaths(code: string, language: string): Unsafe[] {
  const isPython = language === 'python';
  const [url, value] = isPython
    ? [/\bf(["'])(?:https?:|\{)(?:(?!\1)[^?\n])*/g, /(?<!\/)\/\{([^}]+)\}/g]
    : [/"https?:\/\/[^"?\n]*/g, /\/\$\{?(\w+)\}?/g];
  return [...code.matchAll(url)].flatMap(({0: text, index}) =>
    [...text.matchAll(value)].flatMap(([, name = '']) => {
      const named = name.replace(/\W/g, '.');
      const isSafe = new RegExp(
        `\\b${named} ?=.*(?:quote\\(|@uri)|\\$\\{?${named}\\}? =~ \\^.*\\$|re\\.fullmatch\\(.*\\b${named}`,
      );
      if (/^[A-Z_\d]+$|\bquote\(/.test(name) || isSafe.test(code)) return [];
      const fix = isPython
        ? `write \`{quote(${name}, safe="")}\``
        : 'encode it with `jq -r "… | @uri"`';
      return [{line: code.slice(0, index).split('\n').length, message: pathMessage, fix}];
    }),
  );
}

/** A filter in Python that stores its mark before other steps have done the work. */
function markBeforeWork(code: string): Unsafe[] {
  const check = /\bif [^\n]*\bin (\w+(?:\.\w+|\["\w+"\])*):\n[^\n]*\bflow\.exit\(/.exec(code);
  if (!check) return [];
  const store = check[1]!;
  const after = check.index + check[0].length;
  const write = new RegExp(`^ *${store.replace(/\W/g, '\\$&')}\\[[^\\]]+\\] = `, 'm').exec(
    code.slice(after),
  );
  if (!write) return [];
  const mark = after + write.index;
  if (/\brequests\.|\bsend\./.test(code.slice(check.index, mark))) return [];
  return [{line: code.slice(0, mark).split('\n').length, ...earlyMark}];
}

/** Unsafe places in Python, Go or Bash. A reader can stop a command in a terminal, but not a step. */
export function unsafeText(code: string, language: string): Unsafe[] {
  const isBashStep = language === 'bash' && /_(?:STEPS|EXPORTS)\b/.test(code);
  const isPython = language === 'python';
  return [
    ...(patterns[language] ?? []).flatMap((pattern) => matches(code, pattern)),
    ...(isBashStep ? inBashSteps.flatMap((pattern) => matches(code, pattern)) : []),
    ...(isBashStep || isPython ? unencodedPaths(code, language) : []),
    ...(isPython ? markBeforeWork(code) : []),
  ];
}
