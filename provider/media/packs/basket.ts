import { type DrawPack, printed } from './pack';

const strips = [0, 1, 2].map(
  (row) =>
    `<path d="M${15 + row} ${70 + row * 9}H${85 - row}" stroke="#5e3b12" stroke-opacity=".45" stroke-width="1.500"/>`,
);

/** A woven basket that holds several of the emoji. */
export const basket: DrawPack = ({ emoji }) =>
  `${printed(emoji, 31, 44, 42)}${printed(emoji, 69, 44, 42)}${printed(emoji, 50, 37, 50)}<path d="M12 60H88L80 94Q79 98 75 98H25Q21 98 20 94z" fill="#c98d45"/><path d="M12 60H88L80 94Q79 98 75 98H25Q21 98 20 94z" fill="url(#gloss)" fill-opacity=".6"/>${strips.join('')}<rect x="8" y="56" width="84" height="8" rx="4" fill="#a66f2e"/>`;
