import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import ts from 'typescript';
import webpack from 'webpack';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import nodeExternals from 'webpack-node-externals';

interface Build {
  mode: 'production' | 'development';
  /** Served by webpack's development server, which replaces modules in the page. */
  hot: boolean;
}

const isProduction = ({ mode }: Build) => mode === 'production';

type Target = Configuration & { devServer?: DevServer };

const publicPath = '/assets/';
const asset = /\.(woff2|png|jpe?g|webp|svg)$/;
const outputFolder = ({ mode }: Build, name: string) =>
  path.join(__dirname, mode === 'production' ? 'dist' : 'dist/dev', name);

/** How the manifest names a module: its path in the repository, without an ending. */
const moduleName = (file: string) => path.relative(__dirname, file).replace(/[.]tsx?$/, '');

/** Writes which files a page needs for the entry and for each module that it imports lazily, for the server to announce. */
class AssetManifest {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetManifest', stage }, () => {
        const entryFiles = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const urls = (files: readonly string[], type: string) =>
          files
            .filter((file) => file.endsWith(type) && !file.includes('.hot-update.'))
            .map((file) => publicPath + file);
        const byType = (files: readonly string[]) => ({ js: urls(files, '.js'), css: urls(files, '.css') });
        const modules = [...compilation.modules]
          .flatMap(({ blocks }) => blocks)
          .flatMap((block) => {
            const [imported] = block.dependencies;
            const file = imported && compilation.moduleGraph.getModule(imported)?.nameForCondition();
            const files = compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles();
            if (!file || !files) return [];
            return [[moduleName(file), byType(files.filter((one) => !entryFiles.includes(one)))] as const];
          })
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const manifest = { entry: byType(entryFiles), modules: Object.fromEntries(modules) };
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

/** On the server, `() => import('./part')` gets a property `module` with the name that the manifest has for the part. */
const nameLazyModules: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (source) => {
    const importedBy = (node: ts.Node) => {
      if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.body)) return null;
      const {
        expression,
        arguments: [file],
      } = node.body;
      return expression.kind === ts.SyntaxKind.ImportKeyword && file && ts.isStringLiteral(file) ? file.text : null;
    };
    const visit = (node: ts.Node): ts.Node => {
      const imported = importedBy(node);
      if (imported === null) return ts.visitEachChild(node, visit, undefined);
      const name = moduleName(path.resolve(path.dirname(source.fileName), imported));
      return factory.createCallExpression(
        factory.createPropertyAccessExpression(factory.createIdentifier('Object'), 'assign'),
        undefined,
        [
          node as ts.ArrowFunction,
          factory.createObjectLiteralExpression([
            factory.createPropertyAssignment('module', factory.createStringLiteral(name)),
          ]),
        ],
      );
    };
    return ts.visitEachChild(source, visit, undefined);
  };

const tokenOf = (node: ts.Node) => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'token') return null;
  const [name] = node.arguments;
  return name && ts.isStringLiteral(name) ? `var(--${name.text})` : null;
};

/** Writes the tokens of a style into its text: the calls were a fiftieth of the script of a page. */
const inlineTokens: ts.TransformerFactory<ts.SourceFile> =
  ({ factory }) =>
  (source) => {
    const inlined = ({ head, templateSpans }: ts.TemplateExpression) => {
      const texts = [{ text: head.text, raw: head.rawText ?? head.text }];
      const kept: ts.Expression[] = [];
      for (const { expression, literal } of templateSpans) {
        const last = texts.at(-1);
        const next = { text: literal.text, raw: literal.rawText ?? literal.text };
        if (last && ts.isStringLiteral(expression) && expression.text.startsWith('var(--')) {
          last.text += expression.text + next.text;
          last.raw += expression.text + next.raw;
        } else {
          kept.push(expression);
          texts.push(next);
        }
      }
      const [first = { text: '', raw: '' }, ...rest] = texts;
      if (kept.length === 0) return factory.createNoSubstitutionTemplateLiteral(first.text, first.raw);
      return factory.createTemplateExpression(
        factory.createTemplateHead(first.text, first.raw),
        kept.map((expression, at) => {
          const { text, raw } = rest[at] ?? first;
          const isLast = at === kept.length - 1;
          return factory.createTemplateSpan(
            expression,
            isLast ? factory.createTemplateTail(text, raw) : factory.createTemplateMiddle(text, raw),
          );
        }),
      );
    };
    const visit = (node: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, visit, undefined);
      const variable = tokenOf(visited);
      if (variable) return factory.createStringLiteral(variable);
      return ts.isTemplateExpression(visited) ? inlined(visited) : visited;
    };
    return ts.visitEachChild(source, visit, undefined);
  };

const readText = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const sourcesIn = (folder: string) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('__generated__'))
    .map((file) => readText(path.join(folder, file)))
    .join('\n');

/**
 * The keys of the texts, each with two letters in its place: they were a fifth of the catalogues. What machines and the
 * server also write, an event or a field, keeps its name.
 */
function findShortKeys(): ReadonlyMap<string, string> {
  const catalogues = readdirSync(path.join(__dirname, 'src/i18n'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'id.json')
    .sort();
  const keys = catalogues.flatMap((file) => Object.keys(JSON.parse(readText(path.join('src/i18n', file))) as object));
  const others = sourcesIn('machines') + sourcesIn('server');
  const first = parseInt('a0', 36);
  return new Map(
    keys.flatMap((key, at) => (others.includes(`'${key}'`) ? [] : [[key, (first + at).toString(36)] as const])),
  );
}

const shortenKeys =
  (shortKeys: ReadonlyMap<string, string>): ts.TransformerFactory<ts.SourceFile> =>
  ({ factory }) =>
  (source) => {
    const visit = (node: ts.Node): ts.Node => {
      const short = ts.isStringLiteral(node) && shortKeys.get(node.text);
      return short ? factory.createStringLiteral(short) : ts.visitEachChild(node, visit, undefined);
    };
    return ts.visitEachChild(source, visit, undefined);
  };

/** The actors of a page run by the machines that they were started with: a changed machine reloads the page. */
const reloadForMachines: RuleSetRule = {
  test: /[\\/]machines[\\/].+[.]ts$/,
  enforce: 'post',
  loader: 'string-replace-loader',
  options: { search: '$(?![^])', replace: '\nimport.meta.webpackHot?.decline();\n', flags: '' },
};

/** Both bundles name styled components alike, whatever order their modules load in; React then finds the server's classes. */
const typescript = ({ mode, hot }: Build, name: string, shortKeys?: ReadonlyMap<string, string>): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    instance: name,
    transpileOnly: true,
    // The ids are hashed from paths below sourceRoot, so that they are the same in every checkout.
    compilerOptions: { noEmit: false, sourceMap: true, sourceRoot: __dirname },
    getCustomTransformers: () => ({
      before: [
        ...(hot ? [reactRefresh()] : []),
        ...(name === 'server' ? [nameLazyModules] : []),
        createStyledComponentsTransformer({
          ssr: true,
          displayName: mode === 'development',
          minify: mode === 'production',
        }),
        inlineTokens,
        ...(shortKeys ? [shortenKeys(shortKeys)] : []),
      ],
    }),
  },
});

const filesystemCache = (build: Build, name: string) => ({
  type: 'filesystem' as const,
  name: `${name}-${build.mode}${build.hot ? '-hot' : ''}`,
  cacheDirectory: path.join(__dirname, 'node_modules/.cache/webpack'),
  buildDependencies: { config: [__filename, path.join(__dirname, 'package-lock.json')] },
});

const common = (build: Build, name: string): Target => ({
  name,
  mode: build.mode,
  context: __dirname,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  cache: filesystemCache(build, name),
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

/** Fonts are named by the server's styles alone; both targets write them to where browsers find them. */
const assetRule = (outputPath?: string): RuleSetRule => ({
  test: asset,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', ...(outputPath && { outputPath }) },
});

/** The package's own export map leads to its development build in production too. */
const productionRouter = {
  'react-router/dom$': path.join(__dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': path.join(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
};

/** Says of the router's components that making them has no effect, so that those nobody uses are left out. */
const pureRouter: RuleSetRule = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]*[.]mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      {
        search: ' = (React\\d*)\\.(forwardRef|memo|createContext)\\(',
        replace: ' = /* @__PURE__ */ $1.$2(',
        flags: 'g',
      },
      { search: '^(\\w+\\.displayName|RenderErrorBoundary\\.contextType) = .*;$', replace: '', flags: 'gm' },
    ],
  },
};

/** Draws the set's icons by a part of ours, everywhere alike; as it gives them no list, they need no keys. */
const plainIcons: RuleSetRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: 'string-replace-loader',
  options: { search: ', key: "\\w+"|^__iconData[.]node;$', replace: '', flags: 'gm' },
};
const ownIcons = new webpack.NormalModuleReplacementPlugin(
  /^[.][.][/]createLucideIcon[.]mjs$/,
  path.join(__dirname, 'src/ui/media/create-icon.ts'),
);

const compressed = [
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    test: /\.(js|css|svg)$/,
  }),
  new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', test: /\.(js|css|svg)$/ }),
];

const devServer = (build: Build): DevServer => ({
  host: '127.0.0.1',
  allowedHosts: 'all',
  // The fonts, which the server's build writes there.
  static: { directory: outputFolder(build, 'client'), publicPath, watch: false },
  hot: true,
  liveReload: false,
  // Pages come from our own server, which passes /assets on: the socket has to go the same way for its CSP.
  webSocketServer: { type: 'ws', options: { path: `${publicPath}hmr` } },
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: `${publicPath}hmr` },
  },
  // `npm run dev` says what failed outside the pages.
  onListening: (server) => {
    process.on('message', (message: string) =>
      server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', [{ message }]),
    );
  },
  devMiddleware: { writeToDisk: (file) => file.endsWith('manifest.json') },
});

function client(build: Build): Target {
  const production = isProduction(build);
  const filename = build.hot ? '[name]' : '[name].[contenthash:6]';
  const shortKeys = production ? findShortKeys() : undefined;
  const version = createHash('sha256')
    .update(JSON.stringify([...(shortKeys ?? [])]))
    .digest('hex');
  return {
    ...common(build, 'client'),
    // Which strings are keys is no part of a module.
    cache: { ...filesystemCache(build, 'client'), version },
    target: ['web', 'es2022'],
    entry: { main: './src/entry-client.tsx' },
    // Strict CSP forbids eval.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder(build, 'client'),
      publicPath,
      filename: `${filename}.js`,
      // Numbers: the names of all chunks would come with the main script.
      ...(production && { chunkFilename: '[id].[contenthash:6].js' }),
      clean: build.hot ? false : { keep: asset },
    },
    resolve: {
      ...common(build, 'client').resolve,
      alias: {
        graphql$: path.join(__dirname, 'src/api/graphql-stub.ts'),
        ...(production ? productionRouter : {}),
      },
    },
    module: {
      rules: [
        typescript(build, 'client', shortKeys),
        plainIcons,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        assetRule(),
        ...(production ? [pureRouter] : []),
        ...(build.hot ? [reloadForMachines] : []),
      ],
    },
    optimization: {
      // Functions stay where they are written: what is moved to its one caller compresses worse.
      minimizeOptions: {
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
      },
      splitChunks: {
        // What several lazy parts use is loaded once.
        minSize: 3_000,
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
          // Whoever runs a flow reads it with hooks.
          flows: {
            test: /[\\/]node_modules[\\/](xstate|@xstate[\\/]react|use-sync-external-store)[\\/]/,
            name: 'flows',
            chunks: 'async',
            enforce: true,
          },
          // What most item pages are made of comes in one file; shared out by its users it would come in seven.
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
      new webpack.NormalModuleReplacementPlugin(
        /^[.][/]Prefixer[.]js$/,
        path.join(__dirname, 'src/theme/vendor-prefix-stub.ts'),
      ),
      ownIcons,
      new webpack.DefinePlugin({
        'typeof process': '"undefined"',
        'typeof window': '"object"',
        'typeof document': '"object"',
      }),
      new AssetManifest(),
      ...(production ? compressed : []),
      ...(build.hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: devServer(build),
  };
}

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
  // React takes its production build by NODE_ENV; the router would not, so it is part of the bundle.
  externals: [
    nodeExternals({ allowlist: [/\.css$/, asset, /^lucide-react/, ...(isProduction(build) ? [/^react-router/] : [])] }),
  ],
  resolve: {
    ...common(build, 'server').resolve,
    alias: isProduction(build) ? productionRouter : {},
  },
  module: {
    // One file: a lazy screen is split off for browsers only.
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

/** The inspector has a build of its own, so that no page of a store carries a byte of it. */
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

/** The page of the design system's parts, for developers alone: there is no such build for production. */
const uiPage = (build: Build): Target => ({
  ...common(build, 'ui'),
  target: ['web', 'es2022'],
  entry: { page: './src/ui-page/entry.tsx' },
  devtool: 'cheap-module-source-map',
  output: { path: outputFolder(build, 'ui'), publicPath: '/ui/assets/', filename: '[name].js', clean: true },
  module: { rules: [typescript({ ...build, hot: false }, 'ui'), plainIcons, assetRule()] },
  plugins: [ownIcons],
});

export default (env: { WEBPACK_SERVE?: boolean }, { mode }: { mode?: Build['mode'] }) => {
  const build: Build = { mode: mode ?? 'production', hot: Boolean(env.WEBPACK_SERVE) };
  return [client(build), server(build), inspector(build), ...(isProduction(build) ? [] : [uiPage(build)])];
};
