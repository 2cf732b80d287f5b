import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { fromRoot, publicPath } from './build';

/** The name of a module in the manifest: its path in the repository without the extension. */
export const moduleName = (file: string) => path.relative(fromRoot(), file).replace(/[.]tsx?$/, '');

/**
 * Writes which files a page needs for the entry and for each lazily imported module, so that the server can announce
 * them, and tests can sum them.
 */
export class AssetManifest {
  constructor(
    readonly entry = 'main',
    readonly base = publicPath,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetManifest', stage }, () => {
        const entryFiles = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        const urls = (files: readonly string[], type: string) =>
          files.filter((file) => file.endsWith(type) && !file.includes('.hot-update.')).map((file) => this.base + file);
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
