import { token } from '../theme/token';

const roomyColumns = 4;

/** The gap of a grid of tiles, as CSS; more columns stand closer together, for the sake of their names. */
export const tileGap = (columns: number) => `${token('space-1')} ${columns > roomyColumns ? 0 : token('space-1')}`;
