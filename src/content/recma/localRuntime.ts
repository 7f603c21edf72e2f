/**
 * Gives each page local names for the JSX runtime. The bundler tracks every use of an import, and a page
 * uses these hundreds of times. Without local names, they take up most of its memory and cache, and each
 * use becomes `(0,a.jsx)(`.
 */
import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

const RUNTIME = 'react/jsx-runtime';

const isRuntime = (node: Program['body'][number]): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === RUNTIME;

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

/** Renames the imports of a declaration, and declares constants with their old names. */
function shorten(declaration: ImportDeclaration): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: declaration.specifiers.map((specifier) => {
      const {name} = specifier.local;
      specifier.local = identifier(`${name}Import`);
      return {type: 'VariableDeclarator', id: identifier(name), init: specifier.local};
    }),
  };
}

/** A recma plugin. */
export const localRuntime = () => (tree: Program) => {
  tree.body = tree.body.flatMap((node): Program['body'] =>
    isRuntime(node) ? [node, shorten(node)] : [node],
  );
};
