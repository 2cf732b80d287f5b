import { token } from '../../../theme/token';

const withField = `calc(${token('size-header')} + ${token('size-touch')} + ${token('space-2')})`;

/** With or without the search box in its own row, until it is measured; sticky parts below the header use it. */
export const headerHeight = (hasField: boolean) =>
  `var(--measured-header-height, ${hasField ? withField : token('size-header')})`;
