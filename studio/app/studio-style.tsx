import { createGlobalStyle } from 'styled-components';
import { baseTokens } from '../../src/theme/base-tokens';
import { token } from '../../src/theme/token';

const variables = Object.entries(baseTokens)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n');

/** The studio has the neutral look: only its preview has the store's. */
export const StudioStyle = createGlobalStyle`
  :root { ${variables} }
  *, *::before, *::after { box-sizing: border-box; }
  html, body, #root { height: 100%; margin: 0; }
  body {
    background: ${token('color-background')};
    color: ${token('color-text')};
    font: ${token('font-body')}/1.5 ${token('font-family')};
    -webkit-text-size-adjust: 100%;
  }
  :any-link { color: ${token('color-link')}; }
  :focus-visible { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
`;
