import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../shared/root-folder';

const schemas = {
  store: 'schema/store/store.schema.json',
  items: 'provider/__generated__/item-file-schema.json',
};

/** The first line of an exported file, which lets an editor complete and check its fields. */
export function schemaLine(kind: 'store' | 'items', file = 'stdout.yaml'): string {
  const path = fromRoot(schemas[kind]);
  const there = relative(dirname(resolve(file)), path);
  // There is no relative path to another drive on Windows.
  const url = isAbsolute(there) ? pathToFileURL(path).href : there.replaceAll(sep, '/');
  return `# yaml-language-server: $schema=${url}\n`;
}
