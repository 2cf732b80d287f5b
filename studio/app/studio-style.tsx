import { createGlobalStyle } from 'styled-components';
import { baseTokens, type TokenName } from '../../src/theme/base-tokens';
import { resetCss } from '../../src/theme/reset-css';
import { token, variable } from '../../src/theme/token';

const variables = (Object.keys(baseTokens) as TokenName[])
  .map((name) => `${variable(name)}: ${baseTokens[name]};`)
  .join('\n');

/** Of large text on a phone, the words need the room that its spaces would take. */
const spaces = [3, 4, 5, 6, 7, 8] as const;
const narrowSpaces = spaces.map(
  (step) => `${variable(`space-${step}`)}: min(${baseTokens[`space-${step}`]}, ${step * 1.2}vw);`,
);

/** The studio has the neutral look: only its preview has the store's. */
export const StudioStyle = createGlobalStyle`
  :root { ${variables} --header-height: ${token('size-header')}; }
  @media (max-width: 599px) {
    :root { ${narrowSpaces.join('\n')} }
  }
  ${resetCss}
  html { background: ${token('color-background')}; }
  #root { display: flex; flex-direction: column; min-height: 100dvh; }
`;
