import { NormalModuleReplacementPlugin } from 'webpack';
import nodeExternals from 'webpack-node-externals';
import { AssetManifest } from './webpack/asset-manifest';
import {
  asset,
  type Build,
  common,
  fromRoot,
  isProduction,
  outputFolder,
  publicPath,
  type Target,
} from './webpack/build';
import { client, compressed, forNewBrowsers, minimizeOptions } from './webpack/client';
import {
  assetRule,
  englishOnly,
  leanFormik,
  ownIcons,
  plainIcons,
  productionRouter,
  pureRouter,
  typescript,
} from './webpack/rules';

const server = (build: Build): Target => ({
  ...common(build, 'server'),
  target: 'node20',
  entry: { 'entry-server': './src/entry-server.tsx' },
  devtool: 'source-map',
  output: {
    path: outputFolder(build, 'server'),
    publicPath,
    filename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  // React selects its production build by NODE_ENV; the router does not, so it is bundled.
  externals: [
    nodeExternals({ allowlist: [/\.css$/, asset, /^lucide-react/, ...(isProduction(build) ? [/^react-router/] : [])] }),
  ],
  resolve: {
    ...common(build, 'server').resolve,
    alias: isProduction(build) ? productionRouter : {},
  },
  module: {
    // One file, because lazy screens are split off for browsers only.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      typescript(build, 'server'),
      plainIcons,
      { test: /\.css$/, loader: 'css-loader', options: { url: false, modules: { exportOnlyLocals: true } } },
      assetRule('../client/'),
    ],
  },
  optimization: { minimize: false },
  plugins: [ownIcons],
});

/** The inspector has its own build, so that no store page contains any of it. */
const inspector = (build: Build): Target => ({
  ...common(build, 'inspector'),
  target: ['web', 'es2022'],
  entry: { page: './src/inspector/entry-page.tsx', agent: './src/inspector/entry-agent.ts' },
  devtool: build.mode === 'production' ? false : 'cheap-module-source-map',
  output: {
    path: outputFolder(build, 'inspector'),
    publicPath: '/inspector/assets/',
    filename: '[name].js',
    clean: true,
  },
  module: { rules: [typescript({ ...build, hot: false }, 'inspector')] },
});

/** Leaves out what a form does not use of RJSF: its own fields and widgets, and merged schemas. */
const leanForms = [
  new NormalModuleReplacementPlugin(/[/]getDefaultRegistry[.]js$/, fromRoot('studio/editor/form/rjsf-registry.ts')),
  new NormalModuleReplacementPlugin(/[/]shallowAllOfMerge[.]js$/, fromRoot('studio/editor/form/merge-stub.ts')),
];

const studioPath = '/studio/assets/';

/** The studio has its own build, so that no store page contains any of it. */
const studio = (build: Build): Target => ({
  ...common(build, 'studio'),
  target: ['web', 'es2022'],
  entry: {
    page: './studio/entry.tsx',
    preview: './studio/preview-agent/preview.ts',
    'preview-agent': './studio/preview-agent/agent.ts',
  },
  devtool: isProduction(build) ? false : 'cheap-module-source-map',
  output: {
    path: outputFolder(build, 'studio'),
    publicPath: studioPath,
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:6].js',
    clean: true,
  },
  resolve: {
    ...common(build, 'studio').resolve,
    alias: {
      graphql$: fromRoot('src/api/graphql-stub.ts'),
      'fast-uri$': fromRoot('studio/editor/form/uri-stub.ts'),
      'markdown-to-jsx/react$': fromRoot('studio/editor/form/markdown-stub.ts'),
      'use-sync-external-store/shim$': fromRoot('src/actors/external-store-stub.ts'),
      ...(isProduction(build) ? productionRouter : {}),
    },
  },
  module: {
    rules: [
      typescript({ ...build, hot: false }, 'studio'),
      plainIcons,
      leanFormik,
      assetRule(),
      ...(isProduction(build) ? [pureRouter] : []),
    ],
  },
  optimization: {
    ...(isProduction(build) && { mangleExports: 'size' as const }),
    minimizeOptions,
    // Code that several rooms use is loaded once.
    splitChunks: { minSize: 4_000 },
  },
  plugins: [
    ...leanForms,
    ownIcons,
    englishOnly,
    ...forNewBrowsers,
    ...(isProduction(build) ? [new AssetManifest('page', studioPath), ...compressed] : []),
  ],
});

/** The page of the design system's parts, for developers only: production has no such build. */
const uiPage = (build: Build): Target => ({
  ...common(build, 'ui'),
  target: ['web', 'es2022'],
  entry: { page: './src/ui-page/entry.tsx' },
  devtool: 'cheap-module-source-map',
  output: { path: outputFolder(build, 'ui'), publicPath: '/ui/assets/', filename: '[name].js', clean: true },
  module: { rules: [typescript({ ...build, hot: false }, 'ui'), plainIcons, assetRule()] },
  plugins: [ownIcons],
});

/**
 * The stores' service worker: one file, which the server serves to each store under its own path. Only production has
 * one.
 */
const worker = (build: Build): Target => ({
  ...common(build, 'worker'),
  target: ['webworker', 'es2022'],
  entry: { sw: './src/worker/main.ts' },
  devtool: false,
  output: { path: outputFolder(build, 'worker'), filename: '[name].js', clean: true },
  module: { rules: [typescript(build, 'worker')] },
});

/** The code in each page before its scripts: one small file, which the server writes into the page. */
const early = (build: Build): Target => ({
  ...common(build, 'early'),
  target: ['web', 'es2022'],
  entry: { main: './src/early/watch.ts' },
  devtool: false,
  output: { path: outputFolder(build, 'early'), filename: '[name].js', clean: true },
  module: { rules: [typescript({ ...build, hot: false }, 'early')] },
  optimization: { minimize: true },
});

export default (env: { WEBPACK_SERVE?: boolean }, { mode }: { mode?: Build['mode'] }) => {
  const build: Build = { mode: mode ?? 'production', hot: Boolean(env.WEBPACK_SERVE) };
  const own = isProduction(build) ? worker(build) : uiPage(build);
  return [client(build), server(build), early(build), inspector(build), studio(build), own];
};
