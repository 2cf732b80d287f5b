import { type DrawPack, printed } from './pack';

const scallop = (index: number, fill: string) =>
  `<path d="M${4 + index * 11.5} 8H${15.5 + index * 11.5}V26a5.750 5.750 0 0 1 -11.500 0z" fill="${fill}"/>`;

/** A market stall with the emoji piled on its counter. */
export const stall: DrawPack = ({ ground, emoji }) =>
  `<rect x="10" y="20" width="4" height="78" fill="${ground.deep}"/><rect x="86" y="20" width="4" height="78" fill="${ground.deep}"/><rect x="14" y="26" width="72" height="36" fill="${ground.deep}" fill-opacity=".18"/>${printed(emoji, 28, 53, 26)}${printed(emoji, 72, 53, 26)}${printed(emoji, 50, 49, 30)}<rect x="6" y="62" width="88" height="8" rx="3" fill="${ground.accent}"/><rect x="10" y="70" width="80" height="28" fill="${ground.from}"/><path d="M10 79H90M10 88H90" stroke="${ground.accent}" stroke-opacity=".35"/>${Array.from({ length: 8 }, (_, index) => scallop(index, index % 2 ? '#fff' : ground.accent)).join('')}`;
