import reactRefresh from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import webpack, { type RuleSetRule } from 'webpack';
import { asset, type Build, fromRoot } from './build';
import { inlineTokens } from './inline-tokens';
import { nameLazyModules } from './name-lazy-modules';
import { shortenKeys } from './short-keys';

/** The actors of a page run by the machines that they were started with: a changed machine reloads the page. */
export const reloadForMachines: RuleSetRule = {
  test: /[\\/]machines[\\/].+[.]ts$/,
  enforce: 'post',
  loader: 'string-replace-loader',
  options: { search: '$(?![^])', replace: '\nimport.meta.webpackHot?.decline();\n', flags: '' },
};

/** Both bundles name styled components alike, whatever order their modules load in; React then finds the server's classes. */
export const typescript = (
  { mode, hot }: Build,
  name: string,
  shortKeys?: ReadonlyMap<string, string>,
): RuleSetRule => ({
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

/** Fonts are named by the server's styles alone; both targets write them to where browsers find them. */
export const assetRule = (outputPath?: string): RuleSetRule => ({
  test: asset,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', ...(outputPath && { outputPath }) },
});

/** The package's own export map leads to its development build in production too. */
export const productionRouter = {
  'react-router/dom$': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': fromRoot('node_modules/react-router/dist/production/index.mjs'),
};

/** Says of the router's components that making them has no effect, so that those nobody uses are left out. */
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
      { search: '^(\\w+\\.displayName|RenderErrorBoundary\\.contextType) = .*;$', replace: '', flags: 'gm' },
    ],
  },
};

/** Draws the set's icons by a part of ours, everywhere alike; as it gives them no list, they need no keys. */
export const plainIcons: RuleSetRule = {
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  loader: 'string-replace-loader',
  options: { search: ', key: "\\w+"|^__iconData[.]node;$', replace: '', flags: 'gm' },
};
export const ownIcons = new webpack.NormalModuleReplacementPlugin(
  /^[.][.][/]createLucideIcon[.]mjs$/,
  fromRoot('src/ui/media/create-icon.ts'),
);
