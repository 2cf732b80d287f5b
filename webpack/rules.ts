import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import webpack, { type RuleSetRule } from 'webpack';
import { asset, type Build, fromRoot } from './build';
import { inlineTokens } from './inline-tokens';
import { leanReactDom } from './lean-react-dom';
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

/**
 * Leaves out dates, compiling in the browser, other locales at run time, and escapes that no catalogue has. In
 * development, the library itself uses some of these.
 */
export const leanLingui: RuleSetRule = leaveOut(/@lingui[\\/]core[\\/]dist[\\/]index[.]mjs$/, [
  /,\n {4}date: [(]value, format[)] => date[^]*?style[(]format[)] [|][|] format[)]\n(?= {2}};)/,
  / {2}get localeData[^]*?\n(?= {2}_load[(])/,
  / {2}loadAndActivate[^]*?\n(?= {2}activate[(])/,
  / {2}date[(]value, format[)] {[^]*?\n(?=}\nfunction setupI18n)/,
  / {4}if [(]params[.]localeData != null[)]\n.*\n/,
  / {4}if [(]isString[(]result[)] && ESCAPE_SEQUENCE_REGEX[^]*?\n {4}}\n/,
  / {4}if [(]isString[(]translation[)] && ESCAPE_SEQUENCE_REGEX.*\n.*\n/,
  /const i18n = setupI18n[(][)];\n/,
  /, i18n(?=, setupI18n })/,
]);

export const leanReact: RuleSetRule = {
  test: /react-dom[\\/]cjs[\\/]react-dom-client[.]production[.]js$/,
  loader: 'string-replace-loader',
  options: { search: /^[^]*$/, replace: leanReactDom },
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
