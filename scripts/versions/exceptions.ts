/** Copies accepted findings when their files are copied, and removes them with their files. */
import {parseDocument, type YAMLMap, YAMLSeq} from 'yaml';
import {EXCEPTIONS_FILE} from '@portal/checks/core/exceptions';
import {edit} from './tables.ts';

function change(root: string, apply: (list: YAMLSeq<YAMLMap>) => void): void {
  edit(root, EXCEPTIONS_FILE, (text) => {
    const document = parseDocument(text);
    // Without exceptions, the file has no list.
    if (!(document.contents instanceof YAMLSeq)) return text;
    apply(document.contents as unknown as YAMLSeq<YAMLMap>);
    return document.toString({lineWidth: 0});
  });
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
