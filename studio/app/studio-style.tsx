import { createGlobalStyle } from 'styled-components';
import { baseTokens } from '../../src/theme/base-tokens';
import { resetCss } from '../../src/theme/reset-css';
import { token } from '../../src/theme/token';

const variables = Object.entries(baseTokens)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n');

/** The studio has the neutral look: only its preview has the store's. */
export const StudioStyle = createGlobalStyle`
  :root { ${variables} --header-height: ${token('size-header')}; }
  ${resetCss}
  html { background: ${token('color-background')}; }
  #root { display: flex; flex-direction: column; min-height: 100dvh; }
`;
