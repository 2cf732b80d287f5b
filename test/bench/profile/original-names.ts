import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from '../../support/programs/programs';
import type { CallFrame } from './inspected-process';

/** A function as its author wrote it. */
export interface Original {
  name: string;
  /** A file of the repository, of a package or of Node, with the line; empty for what V8 does itself. */
  place: string;
  /** The top folders of the file, or its package: what is summed up. */
  part: string;
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

function partOf(file: string): string {
  const [, name] = packageName.exec(`/${file}`) ?? [];
  if (name) return name;
  if (file.startsWith('node:')) return 'node';
  return file.split('/').slice(0, 2).join('/');
}

/** Webpack writes `webpack://storefront/./src/a.ts` or the whole path in its place, esbuild a path relative to the map. */
function sourcePath(source: string, folder: string): string {
  if (!source.startsWith('webpack://')) return relative(repository, join(folder, source));
  const path = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '/');
  return path.startsWith(`${repository}/`) ? relative(repository, path) : path.slice(1);
}

/** Finds functions of bundles in the sources, by the bundles' source maps. */
export function originalNames() {
  const maps = new Map<string, SourceMap | null>();
  const texts = new Map<string, string>();

  function mapOf(file: string): SourceMap | null {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const text = read(`${file}.map`);
    const map = text ? new SourceMap(JSON.parse(text) as SourceMapPayload) : null;
    maps.set(file, map);
    return map;
  }

  function textOf(file: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = read(join(repository, file));
    texts.set(file, text);
    return text;
  }

  /** A bundler appends a number to a name that two modules have. */
  function unnumbered(name: string, file: string): string {
    const plain = name.replace(/\$?\d+$/, '');
    const has = (word: string) => new RegExp(`(?<![\\w$])${word.replace(/\$/g, '\\$')}(?![\\w$])`).test(textOf(file));
    return plain !== name && !has(name) && has(plain) ? plain : name;
  }

  return ({ functionName, url, lineNumber, columnNumber }: CallFrame): Original => {
    const name = functionName || '(anonymous)';
    if (!url) return { name, place: '', part: name.startsWith('(') ? name : 'native' };
    if (url.startsWith('node:')) return { name, place: `${url}:${lineNumber + 1}`, part: 'node' };
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry)) {
      const own = relative(repository, file);
      return { name, place: `${own}:${lineNumber + 1}`, part: partOf(own) };
    }
    const source = sourcePath(entry.originalSource, dirname(file));
    return {
      name: unnumbered(name, source),
      place: `${source}:${entry.originalLine + 1}`,
      part: partOf(source),
    };
  };
}
