import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from './build';

const readText = (file: string) => readFileSync(fromRoot(file), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('__generated__'))
    .map((file) => readText(path.join(folder, file)))
    .join('\n');

/**
 * Replaces each key of a text by two letters; keys took a fifth of the catalogues. A key that machines or the server
 * also use, as an event or field, keeps its name.
 */
export function findShortKeys(): ReadonlyMap<string, string> {
  const catalogues = readdirSync(fromRoot('src/i18n'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'id.json')
    .sort();
  const keys = catalogues.flatMap((file) => Object.keys(JSON.parse(readText(path.join('src/i18n', file))) as object));
  const others = sourcesIn('machines') + sourcesIn('server');
  const first = parseInt('a0', 36);
  return new Map(
    keys.flatMap((key, at) => (others.includes(`'${key}'`) ? [] : [[key, (first + at).toString(36)] as const])),
  );
}

export const shortenKeys =
  (shortKeys: ReadonlyMap<string, string>): ts.TransformerFactory<ts.SourceFile> =>
  ({ factory }) =>
  (source) => {
    const visit = (node: ts.Node): ts.Node => {
      const short = ts.isStringLiteral(node) && shortKeys.get(node.text);
      return short ? factory.createStringLiteral(short) : ts.visitEachChild(node, visit, undefined);
    };
    return ts.visitEachChild(source, visit, undefined);
  };
