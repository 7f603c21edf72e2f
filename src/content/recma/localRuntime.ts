/**
 * Gives a page its own names for what makes elements. The bundler keeps account of every place where
 * a module uses an import, and a page uses these hundreds of times: they take most of its memory and
 * of what it keeps on disk, and each is written out as `(0,a.jsx)(`.
 */
import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

const RUNTIME = 'react/jsx-runtime';

const isRuntime = (node: Program['body'][number]): node is ImportDeclaration =>
  node.type === 'ImportDeclaration' && node.source.value === RUNTIME;

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

/** Renames what a declaration imports, and declares the former names. */
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
