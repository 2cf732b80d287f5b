import { type DrawPack, printed } from './pack';

const body = 'M22 12H78L80 26C84 50 84 76 81 97Q50 101 19 97C16 76 16 50 20 26z';

/** A standing zip pouch. */
export const pouch: DrawPack = ({ ground, emoji }) =>
  `<path d="${body}" fill="url(#deepening)"/><path d="${body}" fill="url(#gloss)" fill-opacity=".8"/><path d="M22 12H78L79 19H21z" fill="#fff" fill-opacity=".3"/><path d="M21 24H79" stroke="#fff" stroke-opacity=".45" stroke-width=".8"/><circle cx="50" cy="57" r="25" fill="${ground.from}"/><circle cx="50" cy="57" r="22.5" fill="none" stroke="${ground.accent}" stroke-opacity=".5" stroke-width=".8"/>${printed(emoji, 50, 57, 34)}<rect x="34" y="88" width="32" height="3" rx="1.5" fill="#fff" fill-opacity=".55"/>`;
