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
  'findPlaces',
  'places',
  // The day by which an invoice is to be paid.
  'due',
  'dueOn',
  'due_on',
]);

/** A field of the facade's schema, and states of machines. */
const allowedProperties = new Set(['place', 'forgotten', 'leaving']);

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

/** Phrases that no title of a test has either. */
const titlePhrases: readonly (readonly [phrase: RegExp, say: string])[] = [
  ...phrases,
  [/\bhea(rs?|rd)\b/i, '"receives …", "subscribes to …"'],
  [/\b(is|are|was|were|be) kept\b/i, '"is stored", "is cached", "stays unchanged"'],
  [/\banew\b/i, '"again", or the verb: "reloads …"'],
  [/\b(is|are|was|were|be) (said|told)\b/i, '"is shown", "is reported"'],
  [/^(who|what)\b|\b(whoever|whom)\b/i, 'the noun: "a customer …", "an unknown field …"'],
  [/\b(nobody|anybody)[’']s\b/i, '"unknown", "of no …"'],
  [/\b(take|takes|taken|taking) over\b/i, '"hydrates", "replaces"'],
  [/\b(is|are) none\b/i, '"is null", "is empty", "is not a …"'],
  [/\b(be|is) had\b/i, '"is unavailable", "fails to load"'],
  [/\bof (its|their|his|her) own\b(?! \w)/i, '"its own …"'],
  [/\b(leads?|led)\b/i, '"opens …", "links to …", "redirects to …"'],
  [/\b(stands?|stood)\b/i, '"is in …", "appears"'],
  [/\bwith(out)? a word\b/i, '"with a message"'],
  [/\b(judge[sd]?|guess(es|ed)?)\b/i, '"validates", "evaluates", "attempt"'],
  [/\b(is|are) gone\b/i, '"is removed", "has expired"'],
  [/\bfaults?\b/i, '"error"'],
  [/\bmend(s|ed)?\b/i, '"corrects", "repairs"'],
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

/** A property may be an adjective, as a state is; only other names are refused as a whole. */
function termFor(name: string, isProperty = false): readonly [word: string, say: string] | undefined {
  if (allowed.has(name) || isCode(name) || (isProperty && allowedProperties.has(name))) return undefined;
  const text = ` ${wordsOf(name).join(' ')} `;
  for (const { words, at, say } of terms) {
    if (isProperty && at === 'whole') continue;
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
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent)
  );
}

const nameOf = (node: ts.Node) => ('name' in node ? node.name : undefined);

const isValue = (node: ts.Node) => ts.isPropertyAssignment(node) && !ts.isFunctionLike(node.initializer);

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

const parse = ({ path, text }: SourceFile) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

type Check = (node: ts.Node, report: (word: string, say: string) => void) => void;

function findingsIn(file: SourceFile, check: Check): string[] {
  const source = parse(file);
  const findings: string[] = [];
  const visit = (node: ts.Node) => {
    check(node, (word, say) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      findings.push(`${file.path}:${line + 1}: "${word}": use ${say}`);
    });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function fileNameFindings({ path }: SourceFile): string[] {
  const term = termFor(basename(path).replace(/\.\w+$/, ''));
  return term ? [`${path}: "${term[0]}" in the file's name: use ${term[1]}`] : [];
}

const checkNamesAndMessages: Check = (node, report) => {
  if (ts.isIdentifier(node) && nameOf(node.parent) === node && isDeclared(node)) {
    const term = termFor(node.text, isValue(node.parent));
    if (term) report(node.text, term[1]);
  }
  const literal = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  if (!literal || !isMessage(node)) return;
  for (const [phrase, say] of phrases) {
    const match = phrase.exec(node.text);
    if (match) report(match[0], say);
  }
};

/** The name that a call such as `test.each(rows)(title, run)` begins with. */
function calleeOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calleeOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

const checkTitle: Check = (node, report) => {
  if (!ts.isCallExpression(node) || !['describe', 'it', 'test'].includes(calleeOf(node.expression))) return;
  const [title, run] = node.arguments;
  if (!title || !run || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return;
  const text = title
    .getText()
    .slice(1, -1)
    .replace(/\$\{[^}]*\}/g, '…');
  for (const [phrase, say] of titlePhrases) {
    const match = phrase.exec(text);
    if (match) report(match[0], say);
  }
};

/** Names and texts that the vocabulary refuses, with file, line, word and the term to use. */
export const vocabularyFindings = (files: readonly SourceFile[], folders = heldFolders): string[] =>
  files
    .filter(({ path }) => folders.includes(path.split('/')[0] ?? ''))
    .flatMap((file) => [...fileNameFindings(file), ...findingsIn(file, checkNamesAndMessages)]);

/** Titles of tests that the vocabulary refuses. */
export const titleFindings = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => findingsIn(file, checkTitle));
