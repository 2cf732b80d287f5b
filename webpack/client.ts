import { createHash } from 'node:crypto';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { AssetManifest } from './asset-manifest';
import {
  asset,
  type Build,
  common,
  filesystemCache,
  fromRoot,
  isProduction,
  outputFolder,
  publicPath,
  type Target,
} from './build';
import {
  assetRule,
  leanFormik,
  leanGraphqlRequest,
  leanLingui,
  leanReact,
  ownIcons,
  plainIcons,
  productionRouter,
  pureRouter,
  reloadForMachines,
  typescript,
} from './rules';
import { RefuseLeftOut } from './refuse-left-out';
import { findShortKeys } from './short-keys';

export const compressed = [
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    test: /\.(js|css|svg)$/,
  }),
  new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.(js|css|svg)$/ }),
];

/** Functions are not inlined into their only caller, because that compresses worse. */
export const minimizeOptions = {
  javascript: {
    compress: {
      passes: 2,
      inline: 0,
      reduce_funcs: false,
      keep_fargs: false,
      pure_getters: true,
      unsafe_arrows: true,
    },
  },
};

/** Leaves out what packages do for servers and for old browsers. */
export const forNewBrowsers = [
  new webpack.NormalModuleReplacementPlugin(/^[.][/]Prefixer[.]js$/, fromRoot('src/theme/vendor-prefix-stub.ts')),
  new webpack.DefinePlugin({
    'typeof process': '"undefined"',
    'typeof window': '"object"',
    'typeof document': '"object"',
  }),
];

const devServer = (build: Build): DevServer => ({
  host: '127.0.0.1',
  allowedHosts: 'all',
  // The fonts, which the server's build writes to this folder.
  static: { directory: outputFolder(build, 'client'), publicPath, watch: false },
  hot: true,
  liveReload: false,
  // Pages come from our own server, which proxies /assets. The socket has to use the same path because of the CSP.
  webSocketServer: { type: 'ws', options: { path: `${publicPath}hmr` } },
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: `${publicPath}hmr` },
  },
  // `npm run dev` reports what failed outside the pages.
  onListening: (server) => {
    process.on('message', (message: string) =>
      server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [{ message }]),
    );
  },
  devMiddleware: { writeToDisk: (file) => file.endsWith('manifest.json') },
});

export function client(build: Build): Target {
  const production = isProduction(build);
  const filename = build.hot ? '[name]' : '[name].[contenthash:4]';
  const shortKeys = production ? findShortKeys() : undefined;
  const version = createHash('sha256')
    .update(JSON.stringify([...(shortKeys ?? [])]))
    .digest('hex');
  return {
    ...common(build, 'client'),
    // The list of keys is not part of any module, so it is part of the cache version.
    cache: { ...filesystemCache(build, 'client'), version },
    target: ['web', 'es2022'],
    entry: { main: [...(build.hot ? ['./src/entry-dev.ts'] : []), './src/entry-client.tsx'] },
    // Strict CSP forbids eval.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder(build, 'client'),
      publicPath,
      // Four of 62 characters distinguish builds as well as six of 16, and the main script names all files.
      hashDigest: 'base62',
      filename: `${filename}.js`,
      // Chunks have numbers, because the main script would contain all their names.
      ...(production && { chunkFilename: '[id].[contenthash:4].js' }),
      clean: build.hot ? false : { keep: asset },
    },
    resolve: {
      ...common(build, 'client').resolve,
      alias: {
        graphql$: fromRoot('src/api/graphql-stub.ts'),
        'use-sync-external-store/shim$': fromRoot('src/actors/external-store-stub.ts'),
        'resize-observer-polyfill$': fromRoot('src/ui/carousel/resize-observer-stub.ts'),
        ...(production ? productionRouter : {}),
      },
    },
    module: {
      rules: [
        typescript(build, 'client', shortKeys),
        plainIcons,
        leanFormik,
        ...leanGraphqlRequest,
        leanReact,
        ...(production ? [leanLingui] : []),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        assetRule(),
        ...(production ? [pureRouter] : []),
        ...(build.hot ? [reloadForMachines] : []),
      ],
    },
    optimization: {
      ...(production && { mangleExports: 'size' as const }),
      minimizeOptions,
      splitChunks: {
        // Code that several lazy parts use is loaded once.
        minSize: 12_000,
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
          // Every user of a flow also needs its hooks.
          flows: {
            test: /[\\/]node_modules[\\/](xstate|@xstate[\\/]react|use-sync-external-store)[\\/]/,
            name: 'flows',
            chunks: 'async',
            enforce: true,
          },
          // What the pages of a purchase share is one file; split by its users, it would be six.
          buying: {
            chunks: ({ name }) => ['screen-checkout', 'screen-bill', 'screen-ride'].includes(name ?? ''),
            minChunks: 2,
            test: /[\\/](src|machines)[\\/]/,
            name: 'buying',
            enforce: true,
          },
          // What lists and strips share is one file with the lists; split by its users, it would be four.
          cards: {
            chunks: ({ name }) => ['lists', 'segments', 'screen-search', 'component-action-list'].includes(name ?? ''),
            minChunks: 2,
            name: 'cards',
            enforce: true,
          },
          // The code of most item pages is one file; split by its users, it would be seven.
          itemPage: {
            chunks: ({ name }) => Boolean(name?.startsWith('item-') || name === 'screen-item'),
            minChunks: 4,
            name: 'item-page',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${filename}.css` }),
      ...forNewBrowsers,
      new webpack.NormalModuleReplacementPlugin(
        /^[.][.][/]helpers[/]analyzeDocument[.]js$/,
        fromRoot('src/api/analyze-document-stub.ts'),
      ),
      ownIcons,
      new AssetManifest(),
      ...(production ? [new RefuseLeftOut(), ...compressed] : []),
      ...(build.hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: devServer(build),
  };
}
