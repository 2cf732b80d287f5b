import type { DrawPack } from './pack';

/** The emoji alone, dyed in the colours of the ground. */
export const dyed: DrawPack = ({ emoji }) =>
  `<image href="${emoji}" width="100" height="100" preserveAspectRatio="xMidYMax meet" filter="url(#dye)"/>`;
