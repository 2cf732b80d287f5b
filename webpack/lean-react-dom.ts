import ts from 'typescript';

/** Part of a source text, and what is written instead. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

const parse = (source: string) =>
  ts.createSourceFile('react-dom.js', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);

function applied(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  // An edit inside another one has no text left.
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return parts.join('') + source.slice(at);
}

const without = (node: ts.Node): Edit => ({ from: node.getStart(), to: node.end, text: '' });

const leftOut = '{ throw Error("left out"); }';
const nothing = '{}';
const no = '{ return false; }';

/** Functions for what no page uses, and their new bodies; lint refuses the use (`leftOutOfReact`). */
const bodies = new Map<string, string>([
  // <ViewTransition>
  ['startViewTransition', leftOut],
  ['commitAfterMutationEffectsOnFiber', nothing],
  // <SuspenseList>, <Activity>
  ['updateSuspenseListComponent', leftOut],
  ['updateActivityComponent', leftOut],
  // <link>, <style>, <script>, <meta> and <title> inside a page
  ['isHostHoistableType', no],
  ['getHydratableHoistableCache', leftOut],
  ...['getResource', 'acquireResource', 'suspendResource'].map((name) => [name, leftOut] as const),
  // preload() and the like
  ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'].map(
    (name) => [name, leftOut] as const,
  ),
  // Commits that wait for style sheets, or for the pictures of a <ViewTransition>
  ['waitForCommitToBeReady', '{ return null; }'],
  ['accumulateSuspenseyCommitOnFiber', nothing],
  ['preloadInstanceAndSuspendIfNeeded', '{ workInProgress.flags &= -16777217; }'],
  // useActionState(), and functions as the action of a form
  ['mountActionState', leftOut],
  ['extractEvents$1', nothing],
  ['ensureFormComponentIsStateful', leftOut],
  // The browser's progress bar during asynchronous transitions
  ['defaultOnDefaultTransitionIndicator', nothing],
  // Custom elements
  ['isCustomElement', no],
  ['setPropOnCustomElement', leftOut],
  // Stacks of components, whose names are minified
  ['getStackByFiberInDevAndProd', '{ return ""; }'],
  // findDOMNode(), and what developer tools ask
  ['findCurrentFiberUsingSlowPath', leftOut],
  // Prefixed names of events in old browsers
  ['getVendorPrefixedEventName', '{ return eventName; }'],
  // Hydration of a given element first
  ['attemptExplicitHydrationTarget', nothing],
  // onSelect; composed text is compared with this package's own idea of it
  ['constructSelectEvent', nothing],
]);

/** What the renderer calls <SuspenseList>, elements outside the root, <html>, <ViewTransition> and <Activity>. */
const tags = new Set(['19', '26', '27', '30', '31']);

/** Hooks that no page uses. */
export const hooksLeftOut = [
  ...['useActionState', 'useFormState', 'useHostTransitionStatus', 'useOptimistic', 'useTransition'],
  ...['useDeferredValue', 'useMemoCache', 'useCacheRefresh'],
];

/** Properties whose attribute has another name, of those that pages and their packages write. */
const attributes = new Set([
  ...['htmlFor', 'crossOrigin', 'clipPath', 'clipRule', 'fillOpacity', 'fillRule', 'stopColor', 'stopOpacity'],
  ...['strokeDasharray', 'strokeDashoffset', 'strokeLinecap', 'strokeLinejoin', 'strokeMiterlimit', 'strokeOpacity'],
  ...['strokeWidth', 'textAnchor', 'transformOrigin', 'vectorEffect'],
]);

const namedFunctions = (file: ts.SourceFile) =>
  file.statements.filter((node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node));

function newBodies(file: ts.SourceFile): Edit[] {
  return namedFunctions(file).flatMap(({ name, body }) => {
    const text = bodies.get(name?.text ?? '');
    return text && body ? [{ from: body.getStart(), to: body.end, text }] : [];
  });
}

const jumps = new Set([
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.ContinueStatement,
]);

/** Whether the code after a statement is reached by other ways only. */
function leaves(statement: ts.Statement | undefined): boolean {
  if (!statement) return false;
  if (ts.isBlock(statement)) return leaves(statement.statements.at(-1));
  if (ts.isIfStatement(statement)) return leaves(statement.thenStatement) && leaves(statement.elseStatement);
  return jumps.has(statement.kind);
}

/** Names in the package of variables that hold the tag of a fiber. */
const isTag = (node: ts.Expression) => /(?:[.]tag|^tag|Tag|^_instance\d*|^inCapturePhase)$/.test(node.getText());

const isUnusedTag = (node: ts.Expression) => ts.isNumericLiteral(node) && tags.has(node.text);

/** The variables that a statement declares for its whole function. */
function variablesOf(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return [];
  const own = ts.isVariableDeclaration(node) ? [node.name.getText()] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...variablesOf(child)));
  return [...own, ...inner];
}

/** Declares variables at the start of the function around a node, because other code may use them too. */
function declared(names: readonly string[], node: ts.Node): Edit[] {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  if (names.length === 0 || !around || !('body' in around) || !around.body) return [];
  const from = around.body.getStart() + 1;
  return [{ from, to: from, text: `var ${names.join(', ')};` }];
}

/** The cases of unused tags. Code that a case before it runs into is kept, without the label. */
function unusedCases({ caseBlock }: ts.SwitchStatement): Edit[] {
  const edits: Edit[] = [];
  let runsOn = false;
  for (const clause of caseBlock.clauses) {
    const [first] = clause.statements;
    if (!ts.isCaseClause(clause) || !isUnusedTag(clause.expression)) runsOn = !leaves(clause.statements.at(-1));
    else if (!runsOn || !first) edits.push(...declared(variablesOf(clause), caseBlock), without(clause));
    else {
      edits.push({ from: clause.getStart(), to: first.getStart(), text: '' });
      runsOn = !leaves(clause.statements.at(-1));
    }
  }
  return edits;
}

/** What a comparison with an unused tag yields. */
function comparison(node: ts.BinaryExpression): Edit[] {
  const operator = node.operatorToken.kind;
  if (![ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(operator))
    return [];
  const { left, right } = node;
  if (!(isUnusedTag(left) && isTag(right)) && !(isUnusedTag(right) && isTag(left))) return [];
  const text = String(operator === ts.SyntaxKind.ExclamationEqualsEqualsToken);
  return [{ from: node.getStart(), to: node.end, text }];
}

function visited(file: ts.SourceFile, editsOf: (node: ts.Node) => Edit[]): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    edits.push(...editsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
}

const unusedTags = (file: ts.SourceFile) =>
  visited(file, (node) => {
    if (ts.isSwitchStatement(node) && isTag(node.expression)) return unusedCases(node);
    return ts.isBinaryExpression(node) ? comparison(node) : [];
  });

const nameOf = (node: ts.ObjectLiteralElementLike) => (node.name && ts.isIdentifier(node.name) ? node.name.text : '');

/** The hooks in the tables that the renderer gives to React. */
const unusedHooks = (file: ts.SourceFile) =>
  visited(file, (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const { properties } = node;
      if (!properties.some((one) => nameOf(one) === 'useCallback')) return [];
      const kept = properties.filter((one) => !hooksLeftOut.includes(nameOf(one)));
      return [{ from: properties.pos, to: properties.end, text: kept.map((one) => one.getText()).join(', ') }];
    }
    if (!ts.isExpressionStatement(node) || !ts.isBinaryExpression(node.expression)) return [];
    const { left } = node.expression;
    const isHook = ts.isPropertyAccessExpression(left) && left.expression.getText().startsWith('HooksDispatcher');
    return isHook && hooksLeftOut.includes(left.name.text) ? [without(node)] : [];
  });

const unusedAttributes = (file: ts.SourceFile) =>
  visited(file, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'aliases') return [];
    return visited(file, (one) => {
      if (!ts.isArrayLiteralExpression(one) || one.pos < node.pos || one.end > node.end) return [];
      const [name] = one.elements;
      if (!name || !ts.isStringLiteral(name) || attributes.has(name.text)) return [];
      return [{ from: one.getStart(), to: one.end + (/^,/.exec(file.text.slice(one.end))?.[0].length ?? 0), text: '' }];
    });
  });

/** Statements at the top that only serve what is left out, by how they start. */
const unusedStatements = [
  // References to a fragment
  'FragmentInstance.prototype.',
  'exports.createRoot =',
  'ReactDOMSharedInternals.findDOMNode =',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
  // Events of text that is being composed, and of a selection
  ...['onSelect', 'onBeforeInput', 'onCompositionEnd', 'onCompositionStart', 'onCompositionUpdate'].map(
    (name) => `registerTwoPhaseEvent(${name}`,
  ),
];

const startOf = (node: ts.Node) => node.getText().replace(/^(registerTwoPhaseEvent[(])\s*"/, '$1');

const unusedAtTop = (file: ts.SourceFile) =>
  file.statements.filter((node) => unusedStatements.some((start) => startOf(node).startsWith(start))).map(without);

/** The part of the dispatch of events that works out selections and composed text. */
const composedText = /^ {6}handleEventFunc = targetInst [?] [^]*?(?=^ {6}extractEvents[$]1[(])/m;

const steps = { newBodies, unusedTags, unusedHooks, unusedAttributes, unusedAtTop };

/**
 * React's renderer for browsers without what no page uses, which is a fourth of it. Throws if the package has changed so
 * that something is no longer found.
 */
export function leanReactDom(source: string): string {
  const names = new Set(namedFunctions(parse(source)).map(({ name }) => name?.text));
  const missing = [...bodies.keys()].filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`react-dom has no ${missing.join(', ')}`);
  if (!composedText.test(source)) throw new Error('react-dom has other code for composed text');
  let lean = source.replace(composedText, '');
  for (const [name, editsOf] of Object.entries(steps)) {
    const edits = editsOf(parse(lean));
    if (edits.length === 0) throw new Error(`react-dom has nothing for ${name}`);
    lean = applied(lean, edits);
  }
  return lean;
}
