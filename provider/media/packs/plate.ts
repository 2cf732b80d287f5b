import { type DrawPack, printed } from './pack';

/** A plate, seen a little from above. */
export const plate: DrawPack = ({ ground, emoji }) =>
  `<ellipse cx="50" cy="78" rx="49" ry="20" fill="${ground.deep}" fill-opacity=".2"/><ellipse cx="50" cy="75" rx="49" ry="20" fill="#fff"/><ellipse cx="50" cy="75" rx="47" ry="18.500" fill="none" stroke="${ground.accent}" stroke-opacity=".6" stroke-width="1.200"/><ellipse cx="50" cy="75" rx="35" ry="13" fill="${ground.deep}" fill-opacity=".1"/>${printed(emoji, 50, 45, 74)}`;
