import { type DrawPack, printed } from './pack';

/** A carton seen from its corner. */
export const box: DrawPack = ({ ground, emoji }) =>
  `<path d="M12 30L62 36V98L12 90z" fill="${ground.accent}"/><path d="M62 36L90 28V88L62 98z" fill="${ground.deep}" fill-opacity=".85"/><path d="M12 30L42 22L90 28L62 36z" fill="${ground.from}"/><path d="M12 30L42 22L90 28L62 36z" fill="${ground.accent}" fill-opacity=".35"/><path d="M12 30L62 36V98L12 90z" fill="url(#light)" fill-opacity=".25"/><g transform="matrix(1 .12 0 1 0 -4.4)"><circle cx="37" cy="64" r="20" fill="${ground.from}"/>${printed(emoji, 37, 64, 31)}</g>`;
