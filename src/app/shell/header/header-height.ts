import { token } from '../../../theme/token';

const withField = `calc(${token('size-header')} + ${token('size-touch')} + ${token('space-2')})`;

/** With the search box in a row of its own or without it, until it is measured; what sticks below the header goes by it. */
export const headerHeight = (hasField: boolean) =>
  `var(--measured-header-height, ${hasField ? withField : token('size-header')})`;
