import { type DrawPack, printed } from './pack';

const body = 'M26 22H74L68 94Q67 98 63 98H37Q33 98 32 94z';

/** A paper cup to take away. */
export const cup: DrawPack = ({ ground, emoji }) =>
  `<path d="M27 12Q27 7 32 7H68Q73 7 73 12V15H27z" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="9" rx="3" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="9" rx="3" fill="url(#gloss)" fill-opacity=".7"/><path d="${body}" fill="${ground.from}"/><path d="M28.500 42H71.500L69 76H31z" fill="${ground.accent}"/><path d="${body}" fill="url(#gloss)" fill-opacity=".6"/><circle cx="50" cy="59" r="14.500" fill="#fff" fill-opacity=".9"/>${printed(emoji, 50, 59, 21)}`;
