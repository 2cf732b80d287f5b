import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

export interface Build {
  mode: 'production' | 'development';
  /** Whether webpack's development server serves it, which replaces modules in the page. */
  hot: boolean;
}

export type Target = Configuration & { devServer?: DevServer };

export const isProduction = ({ mode }: Build) => mode === 'production';

const root = path.join(__dirname, '..');
export const fromRoot = (...parts: string[]) => path.join(root, ...parts);

export const publicPath = '/assets/';
export const asset = /\.(woff2|png|jpe?g|webp|svg)$/;
export const outputFolder = ({ mode }: Build, name: string) =>
  fromRoot(mode === 'production' ? 'dist' : 'dist/dev', name);

export const filesystemCache = (build: Build, name: string) => ({
  type: 'filesystem' as const,
  name: `${name}-${build.mode}${build.hot ? '-hot' : ''}`,
  cacheDirectory: fromRoot('node_modules/.cache/webpack'),
  buildDependencies: { config: [fromRoot('webpack.config.ts'), fromRoot('webpack/'), fromRoot('package-lock.json')] },
});

export const common = (build: Build, name: string): Target => ({
  name,
  mode: build.mode,
  context: root,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  cache: filesystemCache(build, name),
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
