import { type DrawPack, printed } from './pack';

/** A telephone that shows the emoji. */
export const phone: DrawPack = ({ ground, emoji }) =>
  `<rect x="25" y="2" width="50" height="96" rx="10" fill="${ground.deep}"/><rect x="28" y="5" width="44" height="90" rx="7.500" fill="${ground.from}"/><rect x="28" y="5" width="44" height="46" rx="7.500" fill="${ground.accent}" fill-opacity=".28"/><rect x="42" y="7.500" width="16" height="3.500" rx="1.750" fill="${ground.deep}"/>${printed(emoji, 50, 40, 34)}<rect x="34" y="64" width="32" height="4" rx="2" fill="${ground.deep}" fill-opacity=".5"/><rect x="34" y="71" width="22" height="3" rx="1.500" fill="${ground.deep}" fill-opacity=".25"/><rect x="34" y="81" width="32" height="8" rx="4" fill="${ground.accent}"/>`;
