import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../shared/root-folder';

/** The first line of an exported file, by which an editor completes and checks its fields. */
export function schemaLine(schema: 'store' | 'item-file', file = 'stdout.yaml'): string {
  const path = fromRoot('schema/store', `${schema}.schema.json`);
  const there = relative(dirname(resolve(file)), path);
  // Another drive of Windows has no relative path.
  const address = isAbsolute(there) ? pathToFileURL(path).href : there.replaceAll(sep, '/');
  return `# yaml-language-server: $schema=${address}\n`;
}
