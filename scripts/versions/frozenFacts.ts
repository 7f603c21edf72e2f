/** Writes the facts of a version being cut: `data/versions/<id>/`. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {factsFolder} from '@portal/content/facts';

/** The comment at the start of a file, which ends at the first line without a comment. */
const HEAD = /^(?:#.*\n)*\n*/;

const headOf = (schema: string, about: string) =>
  `# yaml-language-server: $schema=../../schemas/${schema}.json\n# ${about}\n\n`;

/** Copies the facts of the current version to the folder of a version, with their comments. */
export function freezeFacts(root: string, id: string): void {
  const folder = join(root, factsFolder(id));
  mkdirSync(folder, {recursive: true});
  const write = (file: string, schema: string, about: string, rows: string) =>
    writeFileSync(join(folder, file), headOf(schema, about) + rows);
  const copy = (file: string, schema: string, what: string) => {
    const text = readFileSync(join(root, 'data', file), 'utf8');
    const about = `${what} of ${id}, as they were when it was cut. Only change what's wrong about ${id}.`;
    write(file, schema, about, text.replace(HEAD, ''));
  };
  copy('limits.yaml', 'version-limits', 'The limits');
  copy('labels.yaml', 'labels', 'The labels of buttons and menus');
  copy('guides.yaml', 'guides', 'The guides and learning paths');
  const about = `Names that have changed since ${id}, as they were, such as cli: abc.`;
  write('names.yaml', 'version-names', about, '{}\n');
}
