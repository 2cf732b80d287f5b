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
import { formatBytes, unreadable } from './message-text';
import { findDeepNesting, maxNesting } from './nesting';

interface Source {
  value: unknown;
  locate(issue: Issue): SourceError;
}

const keyAt = (text: string, offset: number) =>
  (/^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*)/.exec(text.slice(offset))?.[0] ?? '').replace(/^(["'])(.*)\1$/, '$2').trim();

const sentence = ({ code, message, pos }: YAMLError, text: string) =>
  code === 'DUPLICATE_KEY' ? `"${keyAt(text, pos[0])}" appears twice` : message.replace(/; please.*$|\n[\s\S]*$/, '');

function nodeAt(document: Document, path: Path, at?: 'key'): Node | null {
  const resolveAlias = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  let node: Node | null = document.contents;
  for (const [index, step] of path.entries()) {
    const parent: unknown = resolveAlias(node);
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

interface SourceIssue {
  offset: number;
  path?: string;
  reason: string;
  hint?: string;
}

/** `ancestors` as `visit` passes them. */
function pathTo(node: Node, ancestors: readonly unknown[]): string {
  const steps = ancestors.flatMap((ancestor, index): Path => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
  return pathText(steps);
}

/** What the parser accepts but plain data cannot hold. */
function findUnsupported(document: Document): SourceIssue[] {
  const issues: SourceIssue[] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        issues.push({ offset: alias.range?.[0] ?? 0, reason: `no anchor &${alias.source}` });
    },
    Scalar(_, node, ancestors) {
      const { value, range } = node;
      const problem = typeof value === 'string' && unreadable(value);
      if (problem) issues.push({ offset: range?.[0] ?? 0, path: pathTo(node, ancestors), ...problem });
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) issues.push({ offset: key.range?.[0] ?? 0, reason: 'a key must be a word' });
    },
  });
  return issues;
}

/** Limits the values that aliases repeat. */
const maxAliasCount = 100;

/** @throws SourceRefused if aliases make it much larger than it is written. */
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
    const reason = `the aliases (*name) that start here repeat more than ${maxAliasCount} values`;
    throw new SourceRefused([{ file, ...at(offset), path: '', reason, hint: 'Write the values out.' }]);
  }
}

/**
 * JSON is parsed as YAML.
 * @param maxBytes limit of `text` in UTF-8
 * @throws SourceRefused if it is too large or nested too deep, is not YAML, repeats a key or has several documents.
 */
export function parseSource(text: string, file: string, maxBytes: number): Source {
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) {
    const reason = `the file has ${formatBytes(bytes)}; the limit is ${formatBytes(maxBytes)}`;
    throw new SourceRefused([{ file, line: 1, column: 1, path: '', reason }]);
  }
  const deepOffset = findDeepNesting(text);
  if (deepOffset !== undefined) {
    const [line, column] = [
      text.slice(0, deepOffset).split('\n').length,
      deepOffset - text.lastIndexOf('\n', deepOffset - 1),
    ];
    const reason = `nests deeper than ${maxNesting} levels`;
    throw new SourceRefused([{ file, line, column, path: '', reason, hint: 'A closing bracket may be missing.' }]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const positionAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const problems: SourceIssue[] = [
    ...[...document.errors, ...document.warnings].map((error) => ({
      offset: error.pos[0],
      reason: sentence(error, text),
    })),
    ...(document.errors.length > 0 ? [] : findUnsupported(document)),
  ];
  if (problems.length > 0) {
    throw new SourceRefused(
      problems.map(({ offset, path = '', ...rest }) => ({ file, ...positionAt(offset), path, ...rest })),
    );
  }

  return {
    value: toPlain(document, positionAt, file),
    locate({ path, at, reason, hint }) {
      const offset = nodeAt(document, path, at)?.range?.[0] ?? 0;
      return { file, ...positionAt(offset), path: pathText(path), reason, ...(hint && { hint }) };
    },
  };
}

/** @throws SourceRefused with the issues in the order of the text. */
export function refuse(source: Source, issues: readonly Issue[]): never {
  const errors = issues.map((issue) => source.locate(issue));
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}
