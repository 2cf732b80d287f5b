import { type DrawPack, printed } from './pack';

const body = 'M41 16H59V26Q71 32 71 45V92Q71 98 65 98H35Q29 98 29 92V45Q29 32 41 26z';

/** A bottle with a cap and a label. */
export const bottle: DrawPack = ({ ground, emoji }) =>
  `<rect x="39" y="3" width="22" height="14" rx="3" fill="${ground.deep}"/><rect x="39" y="3" width="22" height="14" rx="3" fill="url(#gloss)"/><path d="${body}" fill="url(#deepening)" fill-opacity=".85"/><path d="${body}" fill="url(#gloss)"/><rect x="29" y="48" width="42" height="36" fill="${ground.from}"/><rect x="29" y="48" width="42" height="3" fill="${ground.accent}"/>${printed(emoji, 50, 67, 29)}<rect x="34" y="36" width="4" height="56" rx="2" fill="#fff" fill-opacity=".3"/>`;
