import { type DrawPack, printed } from './pack';

/** A gift card. */
export const card: DrawPack = ({ ground, emoji }) =>
  `<g transform="rotate(-7 50 62)"><rect x="4" y="32" width="92" height="60" rx="8" fill="${ground.deep}" fill-opacity=".18" transform="translate(2 4)"/><rect x="4" y="32" width="92" height="60" rx="8" fill="url(#deepening)"/><circle cx="84" cy="40" r="30" fill="#fff" fill-opacity=".12"/><circle cx="16" cy="94" r="26" fill="#fff" fill-opacity=".1"/><rect x="12" y="42" width="26" height="4" rx="2" fill="#fff" fill-opacity=".75"/><rect x="12" y="50" width="18" height="3" rx="1.5" fill="#fff" fill-opacity=".5"/><rect x="12" y="78" width="38" height="4" rx="2" fill="#fff" fill-opacity=".6"/>${printed(emoji, 68, 63, 40)}</g>`;
