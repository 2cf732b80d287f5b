import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import webpack, { type RuleSetRule } from 'webpack';
import { asset, type Build, fromRoot } from './build';
import { inlineTokens } from './inline-tokens';
import { nameLazyModules } from './name-lazy-modules';
import { shortComponentIds } from './short-component-ids';
import { shortenKeys } from './short-keys';

/** The actors of a page keep the machine with which they were started, so a changed machine reloads the page. */
export const reloadForMachines: RuleSetRule = {
  test: /[\\/]machines[\\/].+[.]ts$/,
  enforce: 'post',
  loader: 'string-replace-loader',
  options: { search: '$(?![^])', replace: '\nimport.meta.webpackHot?.decline();\n', flags: '' },
};

/**
 * Both bundles give styled components the same names, in any order of loading, so that React finds the server's
 * classes.
 */
export const typescript = (build: Build, name: string, shortKeys?: ReadonlyMap<string, string>): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    instance: name,
    transpileOnly: true,
    // The ids are hashed from paths below sourceRoot, so that they are the same in every checkout.
    compilerOptions: { noEmit: false, sourceMap: true, sourceRoot: fromRoot() },
    getCustomTransformers: () => ({
      before: [
        ...(build.hot ? [reactRefresh()] : []),
        ...(name === 'server' ? [nameLazyModules] : []),
        createStyledComponentsTransformer({
          ssr: true,
          displayName: build.mode === 'development',
          minify: build.mode === 'production',
        }),
        ...(build.mode === 'production' ? [shortComponentIds] : []),
        inlineTokens(build),
        ...(shortKeys ? [shortenKeys(shortKeys)] : []),
      ],
    }),
  },
});

/** Fonts are named by the server's styles alone; both targets write them to where browsers find them. */
export const assetRule = (outputPath?: string): RuleSetRule => ({
  test: asset,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', ...(outputPath && { outputPath }) },
});

/** The package's own export map selects its development build even in production. */
export const productionRouter = {
  'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
};

/** Marks the router's components and constants as free of side effects, so that unused ones are left out. */
export const pureRouter: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]*[.]mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      {
        search: ' = (React\\d*)\\.(forwardRef|memo|createContext)\\(',
        replace: ' = /* @__PURE__ */ $1.$2(',
        flags: 'g',
      },
      { search: '^var (objectProtoNames2?) = (.*);$', replace: 'var $1 = /* @__PURE__ */ (() => $2)();', flags: 'gm' },
      { search: ' = Symbol\\(', replace: ' = /* @__PURE__ */ Symbol(', flags: 'g' },
      { search: '(React\\d*)\\[USE_OPTIMISTIC\\]', replace: '$1.useOptimistic', flags: 'g' },
      { search: '^(\\w+\\.displayName|RenderErrorBoundary\\.contextType) = .*;$', replace: '', flags: 'gm' },
    ],
  },
};

/** Replaces the lodash functions that Formik needs by a few lines, which saves five kilobytes. */
export const leanFormik: RuleSetRule = {
  test: /formik[\\/]dist[\\/]formik[.]esm[.]js$/,
  loader: 'string-replace-loader',
  options: {
    search: "import (\\w+) from 'lodash-es/\\w+';",
    replace: `import { $1 } from ${JSON.stringify(fromRoot('src/ui/field/lodash-stub.ts'))};`,
    flags: 'g',
  },
};

const leaveOut = (file: RegExp, parts: readonly RegExp[]): RuleSetRule => ({
  test: file,
  loader: 'string-replace-loader',
  options: { multiple: parts.map((search) => ({ search, replace: '', strict: true })) },
});

/** Leaves out features that no page uses: GET requests, batches of documents, response headers, another URL. */
export const leanGraphqlRequest: RuleSetRule[] = [
  leaveOut(/graphql-request[\\/]build[\\/]legacy[\\/]classes[\\/]GraphQLClient[.]js$/, [
    / {4}rawRequest = [^]+?\n {4}};\n/,
    / {4}async batchRequests[^]+\n {4}}\n(?=}\n)/,
  ]),
  leaveOut(/graphql-request[\\/]build[\\/]legacy[\\/]helpers[\\/]runRequest[.]js$/, [
    /searchParams = buildQueryParams[(]params[)];/,
  ]),
];

/** Functions of the renderer for elements, hooks and calls that no page uses; lint refuses them (`leftOutOfReact`). */
const unusedByPages = [
  // <ViewTransition>
  'startViewTransition',
  // <SuspenseList>
  'updateSuspenseListComponent',
  // <Activity>
  'updateActivityComponent',
  // <link>, <style>, <script> and <meta> inside a page
  ...['getResource', 'acquireResource', 'suspendResource'],
  // preload() and the like
  ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript', 'preconnectAs'],
  // useActionState()
  'mountActionState',
];

/** Functions that look for <ViewTransition> in a changed part of the page. */
const viewTransitionSearches = [
  ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'measureNestedViewTransitions'],
];

const replaceBody = (body: string) => (name: string) => ({
  search: new RegExp(`^function ${name}\\([^)]*\\) {\\n[^]*?\\n}$`, 'm'),
  replace: `function ${name}() { ${body} }`,
  strict: true,
});

/** Leaves out an eighth of the renderer; the methods are those of a reference to a fragment. */
export const leanReactDom: RuleSetRule = {
  test: /react-dom[\\/]cjs[\\/]react-dom-client[.]production[.]js$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      ...unusedByPages.map(replaceBody('throw Error("left out");')),
      ...viewTransitionSearches.map(replaceBody('')),
      { search: /^FragmentInstance[.]prototype[.]\w+ = (?:\w+|function[^]*?\n});$/gm, replace: '', strict: true },
    ],
  },
};

/** Draws the set's icons with our own part, which needs only their shapes. */
export const plainIcons: RuleSetRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: 'string-replace-loader',
  options: {
    search: [
      '^ *name: "[^"]*",\\s+size: 24,',
      ',\\s+key: "\\w+"',
      ',\\s+aliases: \\[[^\\]]*\\]',
      '^__iconData[.]node;$',
    ].join('|'),
    replace: '',
    flags: 'gm',
  },
};
export const ownIcons = new webpack.NormalModuleReplacementPlugin(
  /^[.][.][/]createLucideIcon[.]mjs$/,
  fromRoot('src/ui/media/create-icon.ts'),
);

/** React Aria has texts in over thirty languages; the studio has its own in Indonesian, and leaves out the others. */
export const englishOnly = new webpack.NormalModuleReplacementPlugin(
  /[/]intl[/](?:[a-z]+[/])?(?!en-US)[a-z]{2}-[A-Z]{2}[.]mjs$/,
  'data:text/javascript,export default undefined;',
);
