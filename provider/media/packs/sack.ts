import { type DrawPack, printed } from './pack';

const body = 'M26 20Q14 34 12 60Q10 92 18 97Q50 101 82 97Q90 92 88 60Q86 34 74 20z';

/** A woven sack, tied at the neck. */
export const sack: DrawPack = ({ ground, emoji }) =>
  `<path d="M30 6Q38 12 50 7Q62 12 70 6L74 21H26z" fill="${ground.from}" stroke="${ground.accent}" stroke-opacity=".4"/><path d="${body}" fill="${ground.from}"/><path d="${body}" fill="url(#gloss)" fill-opacity=".45"/><rect x="25" y="18" width="50" height="5" rx="2.5" fill="${ground.accent}"/><path d="M15 48Q50 53 85 48L88 84Q50 89 12 84z" fill="${ground.accent}" fill-opacity=".9"/><circle cx="50" cy="67" r="22" fill="#fff" fill-opacity=".92"/>${printed(emoji, 50, 67, 33)}`;
