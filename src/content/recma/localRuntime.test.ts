import type {ImportDeclaration, Program} from 'estree';
import {localRuntime} from './localRuntime.ts';

function imports(source: string, ...names: string[]): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    source: {type: 'Literal', value: source},
    attributes: [],
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: {type: 'Identifier', name},
      local: {type: 'Identifier', name: `_${name}`},
    })),
  };
}

/** The names that a module with this body imports and declares, in order. */
function namesIn(...body: Program['body']): unknown[] {
  const tree: Program = {type: 'Program', sourceType: 'module', body};
  localRuntime()(tree);
  return tree.body.flatMap((node): unknown[] => {
    if (node.type === 'ImportDeclaration') return node.specifiers.map(({local}) => local.name);
    if (node.type !== 'VariableDeclaration') return [node.type];
    return node.declarations.map(({id, init}) =>
      [id, init].map((one) => one && 'name' in one && one.name),
    );
  });
}

test('copies the JSX runtime to local constants under the names that the page uses', () => {
  expect(namesIn(imports('react/jsx-runtime', 'jsx', 'jsxs'), {type: 'EmptyStatement'})).toEqual([
    '_jsxImport',
    '_jsxsImport',
    ['_jsx', '_jsxImport'],
    ['_jsxs', '_jsxsImport'],
    'EmptyStatement',
  ]);
});

test("doesn't change other imports", () => {
  expect(namesIn(imports('./card.ts', 'Card'))).toEqual(['_Card']);
});
