import { basename } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './structure';

/** The folders that are held to the list. */
export const heldFolders = ['machines', 'provider', 'server', 'shared', 'src'];

interface Term {
  /** Words of a name, in lower case; several words are met one after the other. */
  words: readonly string[];
  /** Where in a name they are refused; anywhere unless given. */
  at?: 'start' | 'whole';
  /** What to use. */
  say: string;
}

/** The "not" column of docs/vocabulary.md, for names of files and of what they declare. */
const terms: readonly Term[] = [
  { words: ['keep', 'keeps', 'kept', 'keeping'], say: 'cache, store, retain' },
  { words: ['hear', 'hears', 'heard'], say: 'subscribe, listener, on…' },
  { words: ['leave', 'leaving'], say: 'abort, controller, signal' },
  { words: ['left'], at: 'whole', say: 'controller, remaining' },
  { words: ['patience'], say: 'timeoutMs' },
  { words: ['most', 'longest'], at: 'start', say: 'max…, limit' },
  { words: ['seats', 'turns'], say: 'limit, quota, concurrency' },
  { words: ['guess', 'guesses', 'tries'], say: 'attempt, retry' },
  { words: ['judge', 'judges', 'judged', 'judging'], say: 'validate, evaluate, check' },
  { words: ['why'], at: 'start', say: 'a noun, such as unavailableReason' },
  { words: ['unsold'], say: 'unavailable, soldOut' },
  { words: ['mover', 'movers'], say: 'transition' },
  { words: ['due', 'wish', 'wishes'], say: 'pending, draft, request' },
  { words: ['leads to', 'later routes', 'rare pages'], say: 'redirectTarget, placeholderRoutes, fallbackPages' },
  { words: ['fault', 'faults', 'wrong'], say: 'fieldError, refusal, error, issue' },
  {
    words: ['forget', 'forgets', 'forgotten', 'take over', 'taken over', 'anew'],
    say: 'invalidate, evict, refetch, hydrate',
  },
  { words: ['place', 'places'], say: 'location, coordinates, routeMatch, storageArea, ref' },
  { words: ['sweep', 'sweeps', 'sweeping'], say: 'job, worker' },
  {
    words: ['asked', 'found', 'given', 'gone', 'known', 'made', 'meant', 'opened', 'said', 'seen', 'shown', 'told'],
    at: 'whole',
    say: 'a noun, such as row, input, answer',
  },
  { words: ['taken', 'wanted', 'written'], at: 'whole', say: 'a noun, such as row, input, answer' },
];

/** Names of contracts and of libraries, and words that English uses otherwise. */
const allowed = new Set([
  'forgetPassword',
  'keepAlive',
  'keepAliveTimeout',
  'placeOrder',
  // What is looked for on a map is a place in the facade's schema, as it is to every geocoder.
  'place-search',
  'placeSearchMachine',
  'PlaceSearchEvent',
  'FoundPlace',
  'places',
]);

/** Phrases that no log line, error or text of the command line has, with a plain one. */
const phrases: readonly (readonly [phrase: RegExp, say: string])[] = [
  [/(?<!\bthere )\b(is|are) no (?!longer|more)\w+/i, '"is not a …"'],
  [/\bhas not the\b/i, '"does not have the …"'],
  [/\blooked through\b/i, '"failed to read …"'],
  [/\b(was|were) not taken\b|\bare taken\b/i, '"did not accept …", "the limit is …"'],
  [/\bis none that\b|\bof that name\b|\bof that id\b/i, '"is not a … of …"'],
  [/\bgood no more\b/i, '"no longer valid"'],
  [/\bstands? here\b/i, '"is here"'],
  [/\bbroke down\b/i, '"crashed", "failed"'],
  [/\bnobody (caught|handled)\b/i, '"uncaught …", "unhandled …"'],
];

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$.-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** Codes of a contract, such as `TOO_MANY_GUESSES`, are not ours to name. */
const isCode = (name: string) => /^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(name);

function termFor(name: string): readonly [word: string, say: string] | undefined {
  if (allowed.has(name) || isCode(name)) return undefined;
  const text = ` ${wordsOf(name).join(' ')} `;
  for (const { words, at, say } of terms) {
    const word = words.find((one) => {
      if (at === 'whole') return text === ` ${one} `;
      return at === 'start' ? text.startsWith(` ${one} `) : text.includes(` ${one} `);
    });
    if (word) return [word, say];
  }
  return undefined;
}

/** Whether a name is given here, and not by what is imported or destructured. */
function isDeclared({ parent }: ts.Identifier): boolean {
  if (ts.isBindingElement(parent)) return parent.propertyName !== undefined || ts.isArrayBindingPattern(parent.parent);
  if (ts.isPropertyAssignment(parent)) return ts.isFunctionLike(parent.initializer);
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent)
  );
}

const nameOf = (node: ts.Node) => ('name' in node ? node.name : undefined);

/** Texts for operators and tenants: what is logged, thrown, printed or refused. */
function isMessage(node: ts.Node): boolean {
  let at = node.parent;
  while (
    ts.isConditionalExpression(at) ||
    ts.isBinaryExpression(at) ||
    ts.isTemplateSpan(at) ||
    ts.isTemplateExpression(at)
  )
    at = at.parent;
  if (ts.isNewExpression(at)) return /Error|Refused|Request|NotFound/.test(at.expression.getText());
  if (ts.isCallExpression(at)) return /\blog\w*\.\w+$|failure$|print\w*$|Error$/i.test(at.expression.getText());
  return ts.isPropertyAssignment(at) && ['reason', 'hint', 'message', 'summary'].includes(at.name.getText());
}

function findingsIn({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const findings: string[] = [];
  const report = (node: ts.Node, word: string, say: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push(`${path}:${line + 1}: "${word}": use ${say}`);
  };
  const fileTerm = termFor(basename(path).replace(/\.\w+$/, ''));
  if (fileTerm) findings.push(`${path}: "${fileTerm[0]}" in the file's name: use ${fileTerm[1]}`);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && nameOf(node.parent) === node && isDeclared(node)) {
      const term = termFor(node.text);
      if (term) report(node, node.text, term[1]);
    }
    const literal = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (literal && isMessage(node)) {
      for (const [phrase, say] of phrases) {
        const match = phrase.exec(node.text);
        if (match) report(node, match[0], say);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Names and texts that the vocabulary refuses, with file, line, word and the term to use. */
export const vocabularyFindings = (files: readonly SourceFile[], folders = heldFolders): string[] =>
  files.filter(({ path }) => folders.includes(path.split('/')[0] ?? '')).flatMap(findingsIn);
