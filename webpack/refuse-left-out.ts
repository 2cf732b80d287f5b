import webpack, { type Compiler } from 'webpack';
import { hooksLeftOut } from './lean-react-dom';

const elements = ['Activity', 'ViewTransition', 'unstable_ViewTransition', 'SuspenseList', 'unstable_SuspenseList'];

const used = new RegExp(`[.](${[...hooksLeftOut, ...elements, 'createRoot', 'findDOMNode'].join('|')})\\b`, 'g');

/** What minified code, of our own or of a package, uses of what `leanReactDom` leaves out. */
const leftOutThatIsUsed = (code: string) => [...new Set([...code.matchAll(used)].map(([, name = '']) => name))];

/**
 * Fails a production build whose pages use what is left out of React. Reads the written files, because packages contain
 * such calls in functions that no page uses.
 */
export class RefuseLeftOut {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RefuseLeftOut', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'RefuseLeftOut', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          // React's own file exports them.
          if (!file.endsWith('.js') || file.startsWith('react.')) continue;
          const names = leftOutThatIsUsed(source.source().toString());
          if (names.length === 0) continue;
          const cure = 'which webpack/lean-react-dom.ts leaves out of react-dom: keep it there, or do without';
          const files = [...compilation.modules]
            .filter((module) => names.some((name) => module.originalSource()?.source().toString().includes(name)))
            .map((module) => module.nameForCondition() ?? '')
            .filter((path) => !/node_modules[\\/]react[\\/]/.test(path));
          compilation.errors.push(
            new webpack.WebpackError(`${file} uses ${names.join(', ')}, ${cure}. Named in ${files.join(', ')}`),
          );
        }
      });
    });
  }
}
