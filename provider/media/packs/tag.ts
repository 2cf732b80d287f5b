import { fittingSize, lettering } from '../lettering';
import type { DrawPack } from './pack';

const ticket = 'M6 34H94V54a9 9 0 0 0 0 18V92H6V72a9 9 0 0 0 0 -18z';

/** A ticket with words on it, somewhat larger than its box. */
export const tag: DrawPack = ({ ground, words }) => {
  const size = fittingSize(words, 66, 32);
  return `<g transform="translate(44 98) scale(1.3) rotate(-4) translate(-50 -93)"><path d="${ticket}" fill="${ground.deep}" fill-opacity=".2" transform="translate(1 4)"/><path d="${ticket}" fill="url(#deepening)"/><path d="M14 42H86V84H14z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-dasharray="2 2.500"/>${lettering(words, 50, 63 + size * 0.35, size, '#fff')}</g>`;
};
