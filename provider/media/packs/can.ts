import { type DrawPack, printed } from './pack';

const body = 'M26 16V90A24 7 0 0 0 74 90V16z';

/** A tin. */
export const can: DrawPack = ({ ground, emoji }) =>
  `<path d="${body}" fill="url(#deepening)"/><path d="M26 36V78A24 7 0 0 0 74 78V36A24 7 0 0 1 26 36z" fill="${ground.from}"/><path d="${body}" fill="url(#gloss)"/><ellipse cx="50" cy="16" rx="24" ry="7" fill="#dfe5ea"/><ellipse cx="50" cy="16" rx="20" ry="5" fill="#c3ccd4"/>${printed(emoji, 50, 62, 30)}`;
