import tseslint from 'typescript-eslint';

/** The only files that may put a string into a page as HTML. */
const filesWithRawHtml = ['src/ui/text/safe-html-block.tsx'];

const hex = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})';
const colourCall = '\\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\\(';
const colourName =
  ':[^;]*\\b(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown)\\s*(?:;|!|$)';

const rawColour = [
  `Literal[value=/^${hex}$|^${colourCall}/]`,
  `TemplateElement[value.raw=/${hex}\\b|${colourCall}|${colourName}/]`,
].map((selector) => ({ selector, message: 'Name a token of src/theme instead of a colour.' }));

const leftOut = 'webpack/lean-react-dom.ts leaves this out of the React of pages: keep it there, or do without.';

/** Properties whose attribute has another name, of those that the build does not know. */
const unusedAttribute =
  '^(?:accentH|alignmentB|arabicF|baselineS|capH|color[IPR]|dominantB|enableB|flood[CO]|font[FSVW]|glyph[NO]|horiz[AO]|imageR|letterS|lightingC|marker[EMS]|maskT|overline|paintO|pointerE|renderingI|shapeR|strikethrough|text[DR]|underline|unicode[BR]|unitsP|v[AHIM][a-z]|vert[AO]|wordS|writingM|xmlns|xH)';

/** What the browsers' build of React no longer has. */
const leftOutOfReact = [
  { selector: 'JSXOpeningElement[name.name=/^(?:link|meta|script|style|title)$/]', message: leftOut },
  {
    selector: 'ImportSpecifier[imported.name=/^(?:Activity|ViewTransition|SuspenseList|useActionState)$/]',
    message: leftOut,
  },
  {
    selector: 'ImportDeclaration[source.value="react-dom"] > ImportSpecifier[imported.name=/^pre/]',
    message: leftOut,
  },
  { selector: 'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]', message: leftOut },
];

/** The studio and the inspector have React as it is. */
const leftOutOfPages = [
  {
    selector: 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^on(?:Select|BeforeInput|Composition)/]',
    message: leftOut,
  },
  { selector: 'JSXOpeningElement[name.name=/^[a-z]+-/]', message: leftOut },
  {
    selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/${unusedAttribute}/]`,
    message: leftOut,
  },
  {
    selector: 'ImportSpecifier[imported.name=/^use(?:Optimistic|Transition|DeferredValue|FormStatus)$/]',
    message: leftOut,
  },
  {
    selector: 'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="action"] ArrowFunctionExpression',
    message: leftOut,
  },
];

const rawHtml = ["JSXAttribute[name.name='dangerouslySetInnerHTML']", "Property[key.name='dangerouslySetInnerHTML']"]
  .map((selector) => ({
    selector,
    message: 'Only the files listed in eslint.config.mjs may write HTML from a string.',
  }))
  .concat(leftOutOfReact);

const ofPages = [...rawHtml, ...leftOutOfPages];

const stateNames = [
  "CallExpression[callee.property.name='hasTag']",
  // Does not match yup's `matches`, which takes a pattern.
  "CallExpression[callee.property.name='matches'][arguments.0.type=/^(?:Literal|ObjectExpression)$/]:not([arguments.0.regex])",
  "MemberExpression[object.name='snapshot'][property.name='value']",
  "MemberExpression[object.callee.property.name='getSnapshot'][property.name='value']",
].map((selector) => ({ selector, message: 'Read the states of a flow in selectors.ts of its feature.' }));

const control = '/^(?:button|input|textarea|select|option|label|fieldset)$/';

/** Controls are parts of the design system; hidden fields of a form are allowed. */
const ownControl = [
  `MemberExpression[object.name='styled'][property.name=${control}]`,
  `CallExpression[callee.name='styled'] > Literal[value=${control}]`,
  `JSXOpeningElement[name.name=${control}]:not(:has(JSXAttribute[name.name='type'] > Literal[value='hidden']))`,
].map((selector) => ({ selector, message: 'Use a control of src/ui, or add one there.' }));

/** Without a method, the browser would put the typed values into the URL. */
const sentForm = [
  "MemberExpression[object.name='styled'][property.name='form']",
  "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method']))",
].map((selector) => ({ selector, message: 'Use a form of src/ui/field, or say by which method it is sent.' }));

/** Browser translators must leave an amount unchanged, and React must replace it as a whole. */
const plainAmount = [
  '> CallExpression',
  '> :matches(ConditionalExpression, LogicalExpression, TemplateLiteral) > CallExpression',
].map((path) => ({
  selector: `JSXElement:not(:has(JSXAttribute[name.name='translate'])) > JSXExpressionContainer ${path}[callee.name=/^(?:money|walletMoney|formatMoney|priceText)$/]`,
  message: 'Show an amount as <Amount>, or alone in an element with translate="no".',
}));

const pathStart =
  '^[/](?:akun|cart|chat|checkout|f|go|invoice|kebijakan-privasi|login|m|maintenance|nearme|order|p|saldo|search|syarat-ketentuan|verification-phone)(?:[/?]|$)';

/** The paths of pages are defined in one place, which routes, actions and links read. */
const pagePath = [`Literal[value=/${pathStart}/]`, `TemplateElement[value.raw=/${pathStart}/]`].map((selector) => ({
  selector,
  message: 'Name a path of src/routing/paths.ts or customer-paths.ts.',
}));

/** Only the client generated from the contract knows these paths. */
const providerPaths = [
  'Literal[value=/^[/](?:api|app|media|healthz|admin)(?:[/]|$)/]',
  'TemplateElement[value.raw=/^[/](?:api|app|media|healthz|admin)(?:[/]|$)/]',
  'Literal[value=/^(?:GET|POST|PUT|PATCH|DELETE)$/]',
].map((selector) => ({ selector, message: 'Call the operation of the generated client by its name.' }));

/** A module keeps its SQL in one place, where each statement has a name. */
const looseStatement = [
  {
    selector: 'CallExpression[callee.property.name=/^(?:query|script)$/]',
    message: 'Make the statement a function in `queries` of its module.',
  },
];

const tags =
  'a|article|aside|b|bdi|blockquote|button|code|dd|details|div|dl|dt|em|fieldset|figure|footer|form|h[1-6]|header|hr|i|iframe|img|input|label|legend|li|nav|ol|output|p|path|picture|pre|progress|s|section|select|small|span|strong|summary|svg|table|td|textarea|th|time|tr|ul|video';
const tagSelector = `(?:^|\\n)[^\\n;]*(?:(?<![\\w.#$@'"=:-])(?:${tags})(?![\\w-])|>\\s*[*:])[^\\n;{}]*[{]`;

/** A block styles its own element; what stands inside another is a part, or a styled component of its own. */
const styledByTag = [
  {
    selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${tagSelector}/]`,
    message: 'Make what stands inside a part of src/ui or a styled component of its own.',
  },
];

/** Style by tag what is still to become parts. Nothing is added. */
const filesThatStyleTags = [
  'src/app/shell/header/header.tsx',
  'src/app/shell/header/store-brand.tsx',
  'src/app/shell/offline/offline-bar.tsx',
];

const sourceRules = [...rawColour, ...rawHtml, ...ownControl, ...sentForm, ...plainAmount, ...stateNames, ...pagePath];

/** The project's own syntax rules. General rules are in `.oxlintrc.jsonc`, because oxlint is much faster. */
export default [
  { ignores: ['**/__generated__/', 'dist/', 'test-results/', '.data/', 'public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['src/**/*.{ts,tsx}', 'studio/**/*.{ts,tsx}', 'server/domains/**', 'provider/modules/**'],
    languageOptions: { parser: tseslint.parser },
  },
  { files: ['server/domains/**'], rules: { 'no-restricted-syntax': ['error', ...providerPaths] } },
  {
    files: ['provider/modules/**/*.ts'],
    ignores: ['provider/modules/*/queries.ts', 'provider/modules/*/queries/**'],
    rules: { 'no-restricted-syntax': ['error', ...looseStatement] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'studio/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...sourceRules, ...styledByTag] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...sourceRules, ...leftOutOfPages, ...styledByTag] },
  },
  {
    files: filesThatStyleTags,
    rules: { 'no-restricted-syntax': ['error', ...sourceRules, ...leftOutOfPages] },
  },
  {
    files: ['src/routing/**/*.ts', 'src/ui-page/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...ofPages, ...ownControl] },
  },
  {
    files: ['src/**/selectors.ts', 'studio/**/selectors.ts'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...ofPages] },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...ofPages] },
  },
  {
    // The inspector is a separate build with its own parts.
    files: ['src/inspector/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...rawHtml] },
  },
  { files: ['src/theme/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...ofPages] } },
  {
    files: filesWithRawHtml,
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...leftOutOfReact, ...leftOutOfPages] },
  },
];
