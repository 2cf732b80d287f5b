import { type DrawPack, printed } from './pack';

/** The emoji alone, dyed in the colours of the ground. */
export const dyed: DrawPack = ({ emoji }) => `<g filter="url(#dye)">${printed(emoji, 50, 50, 100)}</g>`;
