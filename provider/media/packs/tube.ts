import { type DrawPack, printed } from './pack';

const body = 'M28 6H72L67 80H33z';

/** A tube that stands on its cap. */
export const tube: DrawPack = ({ ground, emoji }) =>
  `<path d="${body}" fill="${ground.from}"/><path d="M28 6H72L71 16H29z" fill="${ground.accent}"/><path d="M30.500 42H69.500L68 66H32z" fill="${ground.accent}" fill-opacity=".25"/><path d="${body}" fill="url(#gloss)" fill-opacity=".7"/><rect x="34" y="80" width="32" height="18" rx="4" fill="${ground.deep}"/><rect x="34" y="80" width="32" height="18" rx="4" fill="url(#gloss)"/>${printed(emoji, 50, 44, 27)}`;
