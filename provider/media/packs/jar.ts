import { type DrawPack, printed } from './pack';

const body = 'M20 36Q20 28 28 28H72Q80 28 80 36V90Q80 98 72 98H28Q20 98 20 90z';

/** A glass jar with a lid. */
export const jar: DrawPack = ({ ground, emoji }) =>
  `<path d="${body}" fill="${ground.accent}" fill-opacity=".75"/><path d="${body}" fill="url(#gloss)"/><rect x="22" y="14" width="56" height="15" rx="4" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="15" rx="4" fill="url(#gloss)" fill-opacity=".8"/><rect x="22" y="24" width="56" height="1.5" fill="#fff" fill-opacity=".3"/><rect x="20" y="42" width="60" height="42" fill="${ground.from}"/><path d="M24 46H76V80H24z" fill="none" stroke="${ground.accent}" stroke-opacity=".5" stroke-width=".8"/>${printed(emoji, 50, 63, 33)}`;
