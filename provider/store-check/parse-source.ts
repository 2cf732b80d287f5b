import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Issue, type Path, pathText } from './issue';
import { type SourceError, SourceRefused } from './source-error';

/** A YAML or JSON text with its value, and the places of its parts. */
export interface Source {
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

/** What the parser lets pass, and plain data can't hold. */
function findUnusable(document: Document): { offset: number; reason: string }[] {
  const found: { offset: number; reason: string }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) found.push({ offset: alias.range?.[0] ?? 0, reason: `no anchor &${alias.source}` });
    },
    Scalar(_, { value, range }) {
      if (typeof value === 'string' && unstorable.test(value)) {
        found.push({ offset: range?.[0] ?? 0, reason: 'a text has a character that no database can hold' });
      }
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) found.push({ offset: key.range?.[0] ?? 0, reason: 'a key must be a word' });
    },
  });
  return found;
}

function toPlain(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new SourceRefused([{ file, line: 1, column: 1, path: '', reason: (error as Error).message }]);
  }
}

/**
 * Reads a text; JSON is read as the YAML that it is.
 * @throws SourceRefused where it is no YAML, has a key twice or more than one document.
 */
export function parseSource(text: string, file: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const broken = [
    ...[...document.errors, ...document.warnings].map((error) => ({
      offset: error.pos[0],
      reason: sentence(error, text),
    })),
    ...(document.errors.length > 0 ? [] : findUnusable(document)),
  ];
  if (broken.length > 0) {
    throw new SourceRefused(broken.map(({ offset, reason }) => ({ file, ...place(offset), path: '', reason })));
  }

  return {
    value: toPlain(document, file),
    locate({ path, at, reason, hint }) {
      const offset = nodeAt(document, path, at)?.range?.[0] ?? 0;
      return { file, ...place(offset), path: pathText(path), reason, ...(hint && { hint }) };
    },
  };
}
