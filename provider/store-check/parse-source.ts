import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Issue, type Path, pathText, type SourceError, SourceRefused } from './issue';
import { formatBytes, codePoints } from './message-text';
import { findDeepNesting, maxNesting } from './nesting';

/** A YAML or JSON text with its value, and the places of its parts. */
interface Source {
  value: unknown;
  locate(issue: Issue): SourceError;
}

const keyAt = (text: string, offset: number) =>
  (/^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(offset))?.[0] ?? '').replace(/^(["'])(.*)\1$/, '$2').trim();

const sentence = ({ code, message, pos }: YAMLError, text: string) =>
  code === 'DUPLICATE_KEY'
    ? `"${keyAt(text, pos[0])}" stands here twice`
    : message.replace(/; please.*$|\n[\s\S]*$/, '');

/** The node at `path`, or the nearest above it that the text has. */
function nodeAt(document: Document, path: Path, at?: 'key'): Node | null {
  const known = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  let node: Node | null = document.contents;
  for (const [index, step] of path.entries()) {
    const parent: unknown = known(node);
    let next: unknown = null;
    if (isSeq(parent)) next = parent.items[Number(step)];
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      next = at === 'key' && index === path.length - 1 ? pair?.key : (pair?.value ?? pair?.key);
    }
    if (!isNode(next)) return node;
    node = next;
  }
  return node;
}

const unstorable = /[\0\p{Surrogate}]/u;

interface Fault {
  offset: number;
  path?: string;
  reason: string;
  hint?: string;
}

/** Where `node` stands; `ancestors` as `visit` names them. */
function pathTo(node: Node, ancestors: readonly unknown[]): string {
  const steps = ancestors.flatMap((ancestor, index): Path => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
  return pathText(steps);
}

/** What the parser lets pass, and plain data can't hold. */
function findUnusable(document: Document): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        faults.push({ offset: alias.range?.[0] ?? 0, reason: `no anchor &${alias.source}` });
    },
    Scalar(_, node, ancestors) {
      const { value, range } = node;
      const [character] = (typeof value === 'string' && unstorable.exec(value)) || [];
      if (character === undefined) return;
      faults.push({
        offset: range?.[0] ?? 0,
        path: pathTo(node, ancestors),
        reason: `has the character ${codePoints(character)}, which no database can store`,
        hint:
          character === '\0'
            ? 'Remove it.'
            : 'It is half of a character, such as an emoji that was cut: write the whole one.',
      });
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) faults.push({ offset: key.range?.[0] ?? 0, reason: 'a key must be a word' });
    },
  });
  return faults;
}

/** As many values as a document may repeat by aliases. */
const maxAliasCount = 100;

/** @throws SourceRefused where aliases would make it much larger than it is written. */
function toPlain(document: Document, at: (offset: number) => { line: number; column: number }, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount });
  } catch {
    let offset = 0;
    visit(document, {
      Alias(_, { range }) {
        offset = range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    const reason = `the aliases (*name), of which this is the first, repeat more than ${maxAliasCount} values`;
    throw new SourceRefused([{ file, ...at(offset), path: '', reason, hint: 'Write the values out.' }]);
  }
}

/**
 * Reads a text; JSON is read as the YAML that it is.
 * @param maxBytes what `text` may have, as UTF-8.
 * @throws SourceRefused where it is too large or nests too deep, is no YAML, has a key twice or more than one document.
 */
export function parseSource(text: string, file: string, maxBytes: number): Source {
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    const reason = `the file has ${formatBytes(bytes)}, at most ${formatBytes(maxBytes)} are read`;
    throw new SourceRefused([{ file, line: 1, column: 1, path: '', reason }]);
  }
  const deep = findDeepNesting(text);
  if (deep !== undefined) {
    const [line, column] = [text.slice(0, deep).split('\n').length, deep - text.lastIndexOf('\n', deep - 1)];
    const reason = `nests deeper than ${maxNesting} levels`;
    throw new SourceRefused([{ file, line, column, path: '', reason, hint: 'A bracket may be missing its end.' }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const broken: Fault[] = [
    ...[...document.errors, ...document.warnings].map((error) => ({
      offset: error.pos[0],
      reason: sentence(error, text),
    })),
    ...(document.errors.length > 0 ? [] : findUnusable(document)),
  ];
  if (broken.length > 0) {
    throw new SourceRefused(
      broken.map(({ offset, path = '', ...rest }) => ({ file, ...place(offset), path, ...rest })),
    );
  }

  return {
    value: toPlain(document, place, file),
    locate({ path, at, reason, hint }) {
      const offset = nodeAt(document, path, at)?.range?.[0] ?? 0;
      return { file, ...place(offset), path: pathText(path), reason, ...(hint && { hint }) };
    },
  };
}

/** @throws SourceRefused with the issues in the order in which they stand in the text. */
export function refuse(source: Source, issues: readonly Issue[]): never {
  const errors = issues.map((issue) => source.locate(issue));
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}
