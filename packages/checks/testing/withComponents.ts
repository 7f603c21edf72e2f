/** A page with components, for tests of the rules about them. */
import {page} from '@portal/content/testing/plant';

/** Modules with components, one of which has props. */
export const modules = {
  'src/components/Grid.tsx': 'export const Grid = {};\n',
  'src/components/Table.tsx': [
    'export function Row({cells}: {cells: string[]}) {',
    '  return <b>{cells}</b>;',
    '}',
    'export default function Table({head, rows = [], children}: Props): ReactNode {',
    '  return <p>{children}</p>;',
    '}',
    '',
  ].join('\n'),
};

/** Another page, which imports a component. */
const other = page("import TabItem from '@theme/TabItem';", '', '<TabItem>Text.</TabItem>');

/**
 * A mistake on a page that can import these components.
 *
 * @param lines - the body of the page, which begins on line 6
 * @param at - the line and column of the finding
 */
export const mistakeWithComponents = (
  lines: string[],
  at: string,
  says: string,
  fix: string | RegExp,
) => ({
  files: {'docs/a.mdx': page(...lines), ...modules, 'docs/b.mdx': other},
  at: `docs/a.mdx:${at}`,
  says,
  fix,
});
