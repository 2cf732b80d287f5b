import { token } from '../../../theme/token';

/** With the search box in a row of its own or without it; what sticks below the header goes by it. */
export const headerHeight = (hasField: boolean) =>
  hasField ? `calc(${token('size-header')} + ${token('size-touch')} + ${token('space-2')})` : token('size-header');
