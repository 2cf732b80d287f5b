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
  type YAMLMap,
} from 'yaml';
import { type Issue, type Path, pathText, type SourceError, SourceRefused } from './issue';
import { fixOf, isAmbiguous } from './scalar-fixes';
import { quotedLine, syntaxIssues } from './syntax-words';
import { formatBytes, unreadable } from './message-text';
import { findDeepNesting, maxNesting } from './nesting';

interface Source {
  value: unknown;
  /** Adds a fix from the source text, if there is one. */
  locate: (issue: Issue) => SourceError;
}

const isMergeKey = (key: unknown) => isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol');

/** The pair of a key, even if `<<` merges it in. */
function pairOf(map: YAMLMap, key: string, document: Document, depth = 0): YAMLMap['items'][number] | undefined {
  const own = map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  if (own || depth > maxNesting) return own;
  for (const { key: merge, value } of map.items) {
    if (!isMergeKey(merge)) continue;
    for (const source of mergeSources(value, document)) {
      const pair = isMap(source) ? pairOf(source, key, document, depth + 1) : undefined;
      if (pair) return pair;
    }
  }
  return undefined;
}

function mergeSources(value: unknown, document: Document): unknown[] {
  const node = isAlias(value) ? value.resolve(document) : value;
  return isSeq(node) ? node.items.map((item) => (isAlias(item) ? item.resolve(document) : item)) : [node];
}

function nodeAt(document: Document, path: Path, at?: 'key'): Node | null {
  const resolveAlias = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  let node: Node | null = document.contents;
  for (const [index, step] of path.entries()) {
    const parent: unknown = resolveAlias(node);
    let next: unknown = null;
    if (isSeq(parent)) next = parent.items[Number(step)];
    if (isMap(parent)) {
      const pair = pairOf(parent, String(step), document);
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

/** @param ancestors as passed by `visit` */
function pathTo(node: Node, ancestors: readonly unknown[]): string {
  const steps = ancestors.flatMap((ancestor, index): Path => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
  });
  return pathText(steps);
}

/** Finds what the parser accepts but plain data cannot represent. */
function findUnsupported(document: Document, text: string): SourceIssue[] {
  const issues: SourceIssue[] = [];
  visit(document, {
    Alias(_, alias) {
      const offset = alias.range?.[0] ?? 0;
      if (alias.resolve(document)) return;
      const hint = `If it is a text, put it in quotes: ${quotedLine(text, offset)}`;
      issues.push({ offset, reason: `there is no anchor &${alias.source}`, hint });
    },
    Scalar(at, node, ancestors) {
      const { value, range } = node;
      if (at !== 'key' && isAmbiguous(node, ancestors.at(-1))) node.value = node.source;
      const problem = typeof value === 'string' && unreadable(value);
      if (problem) issues.push({ offset: range?.[0] ?? 0, path: pathTo(node, ancestors), ...problem });
    },
    Pair(_, { key, value }) {
      const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
      if (isNode(key) && !isScalar(key)) issues.push({ offset, reason: 'a key must be a word' });
      if (!isMergeKey(key) || mergeSources(value, document).every(isMap)) return;
      issues.push({ offset, reason: '<< needs an alias of a set of fields', hint: 'Write it as <<: *name.' });
    },
  });
  return issues;
}

/** The same field is not suggested twice. */
function hintBeside(hint: string | undefined, parent: Node | null): string | undefined {
  const [, proposed] = /^Did you mean "(.+)"\?$/.exec(hint ?? '') ?? [];
  return proposed && isMap(parent) && parent.has(proposed)
    ? `"${proposed}" is there already: remove this field.`
    : hint;
}

/** Limits the values that aliases repeat. */
const maxAliasCount = 100;

/** @throws SourceRefused if aliases make the document much larger than its text. */
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
export function parseSource(sourceText: string, file: string, maxBytes: number): Source {
  const text = sourceText.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const positionAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };

  const problems: SourceIssue[] = [
    ...syntaxIssues([...document.errors, ...document.warnings], text),
    ...(document.errors.length > 0 ? [] : findUnsupported(document, text)),
  ];
  if (problems.length > 0) {
    throw new SourceRefused(
      problems.map(({ offset, path = '', ...rest }) => ({ file, ...positionAt(offset), path, ...rest })),
    );
  }

  return {
    value: toPlain(document, positionAt, file),
    locate({ path, at, reason, hint, schema }) {
      const node = nodeAt(document, path, at);
      const offset = node?.range?.[0] ?? 0;
      const fix = schema && at !== 'key' && isScalar(node) ? fixOf(node, schema, text) : undefined;
      const parent = at === 'key' ? nodeAt(document, path.slice(0, -1)) : null;
      const words = { reason, hint: hintBeside(hint, parent), ...fix };
      return { file, ...positionAt(offset), path: pathText(path), ...words };
    },
  };
}

/** @throws SourceRefused with the issues in the order of the text. */
export function refuse(source: Source, issues: readonly Issue[]): never {
  const errors = issues.map((issue) => source.locate(issue));
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}
