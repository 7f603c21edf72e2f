/** Copies accepted findings when their files are copied, and removes them with their files. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument, type YAMLMap, YAMLSeq} from 'yaml';

const FILE = 'checks/exceptions.yaml';

function change(root: string, edit: (list: YAMLSeq<YAMLMap>) => void): void {
  const path = join(root, FILE);
  if (!existsSync(path)) return;
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (!(document.contents instanceof YAMLSeq)) return;
  const list = document.contents as unknown as YAMLSeq<YAMLMap>;
  const before = list.items.length;
  edit(list);
  if (list.items.length !== before) writeFileSync(path, document.toString({lineWidth: 0}));
}

const fileOf = (item: YAMLMap) => String(item.get('file'));

/** Accepts the findings of a folder in its copy too. */
export function copyExceptions(root: string, from: string, to: string): void {
  change(root, (list) => {
    for (const item of list.items.filter((one) => fileOf(one).startsWith(from))) {
      const copy = item.clone() as YAMLMap;
      copy.set('file', to + fileOf(item).slice(from.length));
      list.add(copy);
    }
  });
}

/** Removes the accepted findings of a folder. */
export function removeExceptions(root: string, folder: string): void {
  change(root, (list) => {
    list.items = list.items.filter((item) => !fileOf(item).startsWith(folder));
  });
}
