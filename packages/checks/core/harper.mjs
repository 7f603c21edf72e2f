/**
 * Runs Harper, an offline grammar checker, in a process of its own: it's WebAssembly, so it would block
 * the rules, and Jest can't load it. Reads a JSON list of texts, and writes a list of findings for each.
 */
import {readFile} from 'node:fs/promises';
import {text} from 'node:stream/consumers';
import {createBinaryModuleFromUrl, Dialect, LocalLinter, SuggestionKind} from 'harper.js';
import {slimBinary} from 'harper.js/slimBinary';

const {rules, texts} = JSON.parse(await text(process.stdin));
// Harper itself wouldn't find its file in a folder whose name is encoded in URLs, such as one with a space.
const wasm = new Blob([await readFile(new URL(slimBinary.url))], {type: 'application/wasm'});
const binary = createBinaryModuleFromUrl(URL.createObjectURL(wasm), 'slim');
const linter = new LocalLinter({binary, dialect: Dialect.American});
const all = await linter.getDefaultLintConfig();
await linter.setLintConfig(
  Object.fromEntries(Object.keys(all).map((rule) => [rule, rules.includes(rule)])),
);
const found = [];
for (const one of texts) {
  const lints = Object.entries(await linter.organizedLints(one, {language: 'markdown'}));
  found.push(
    lints.flatMap(([rule, of]) =>
      of.map((lint) => ({
        rule,
        start: lint.span().start,
        end: lint.span().end,
        message: lint.message(),
        instead: lint.suggestions().map((suggestion) => {
          const after =
            suggestion.kind() === SuggestionKind.InsertAfter ? lint.get_problem_text() : '';
          return after + suggestion.get_replacement_text();
        }),
      })),
    ),
  );
}
process.stdout.write(JSON.stringify(found));
