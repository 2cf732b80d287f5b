import reactHooks from 'eslint-plugin-react-hooks';
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

const rawHtml = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
].map((selector) => ({
  selector,
  message: 'Only the files listed in eslint.config.mjs may write HTML from a string.',
}));

const stateNames = [
  "CallExpression[callee.property.name='hasTag']",
  // Not that of yup, which takes a pattern.
  "CallExpression[callee.property.name='matches'][arguments.0.type=/^(?:Literal|ObjectExpression)$/]:not([arguments.0.regex])",
  "MemberExpression[object.name='snapshot'][property.name='value']",
  "MemberExpression[object.callee.property.name='getSnapshot'][property.name='value']",
].map((selector) => ({ selector, message: 'Read the states of a flow in selectors.ts of its feature.' }));

const control = '/^(?:button|input|textarea|select|option|label|fieldset)$/';

/** Controls are parts of the design system; a hidden field of a form is not seen. */
const ownControl = [
  `MemberExpression[object.name='styled'][property.name=${control}]`,
  `CallExpression[callee.name='styled'] > Literal[value=${control}]`,
  `JSXOpeningElement[name.name=${control}]:not(:has(JSXAttribute[name.name='type'] > Literal[value='hidden']))`,
].map((selector) => ({ selector, message: 'Use a control of src/ui, or add one there.' }));

const pathStart =
  '^[/](?:akun|cart|chat|checkout|f|go|invoice|kebijakan-privasi|login|m|maintenance|nearme|order|p|saldo|search|syarat-ketentuan|verification-phone)(?:[/?]|$)';

/** Where pages are stands in one place, which routes, actions and links read. */
const pagePath = [`Literal[value=/${pathStart}/]`, `TemplateElement[value.raw=/${pathStart}/]`].map((selector) => ({
  selector,
  message: 'Name a path of src/routing/paths.ts or customer-paths.ts.',
}));

const webStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Name a key of src/storage/storage-keys.ts and use storedValue().',
}));

/** What the client that is generated from the contract knows alone. */
const providerPaths = [
  'Literal[value=/^[/](?:api|app|media|healthz|admin)(?:[/]|$)/]',
  'TemplateElement[value.raw=/^[/](?:api|app|media|healthz|admin)(?:[/]|$)/]',
  'Literal[value=/^(?:GET|POST|PUT|PATCH|DELETE)$/]',
].map((selector) => ({ selector, message: 'Call the operation of the generated client by its name.' }));

export default tseslint.config(
  { ignores: ['**/__generated__/', 'dist/', 'test-results/', '.data/', 'public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-constant-binary-expression': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // These rules see through no JSDoc cast; tsc does.
  { files: ['**/*.mjs'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  // XState takes a machine's types from an assertion that says nothing else.
  {
    files: ['machines/**', 'test/machines/**', 'test/support/machines/**', 'test/src/inspector/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  // expect.any() and its like are untyped.
  {
    files: ['test/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // What the React compiler would find in a test's own component costs a tenth of the whole lint.
  {
    files: ['test/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['server/adapters/**'], rules: { 'no-restricted-syntax': ['error', ...providerPaths] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...rawHtml, ...ownControl, ...stateNames, ...pagePath] },
  },
  {
    files: ['src/routing/**/*.ts', 'src/ui-page/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...rawHtml, ...ownControl] },
  },
  {
    files: ['src/**/selectors.ts'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...rawHtml] },
  },
  {
    // The inspector is a build of its own, with its own parts.
    files: ['src/ui/**/*.{ts,tsx}', 'src/inspector/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...rawColour, ...rawHtml] },
  },
  { files: ['src/theme/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...rawHtml] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The drawer belongs to developers: its key has no place in the script of the store's pages.
    ignores: ['src/storage/**', 'src/inspector/agent/drawer.ts'],
    rules: {
      'no-restricted-globals': ['error', ...webStorage],
      'no-restricted-properties': [
        'error',
        ...webStorage.flatMap(({ name: property, message }) =>
          ['window', 'globalThis', 'self'].map((object) => ({ object, property, message })),
        ),
      ],
    },
  },
  { files: filesWithRawHtml, rules: { 'no-restricted-syntax': ['error', ...rawColour] } },
);
