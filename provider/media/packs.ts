import type { Ground } from './ground';
import { fittingSize, lettering } from './lettering';

interface PackFill {
  ground: Ground;
  emoji: string;
  words: string;
}

/** Draws in a box of 100 by 100, standing on its base. */
type DrawPack = (fill: PackFill) => string;

const printed = (emoji: string, x: number, y: number, size: number): string =>
  `<image href="${emoji}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

const strips = [0, 1, 2].map(
  (row) =>
    `<path d="M${15 + row} ${70 + row * 9}H${85 - row}" stroke="#5e3b12" stroke-opacity=".45" stroke-width="1.500"/>`,
);

const basket: DrawPack = ({ emoji }) =>
  `${printed(emoji, 31, 44, 42)}${printed(emoji, 69, 44, 42)}${printed(emoji, 50, 37, 50)}<path d="M12 60H88L80 94Q79 98 75 98H25Q21 98 20 94z" fill="#c98d45"/><path d="M12 60H88L80 94Q79 98 75 98H25Q21 98 20 94z" fill="url(#gloss)" fill-opacity=".6"/>${strips.join('')}<rect x="8" y="56" width="84" height="8" rx="4" fill="#a66f2e"/>`;

const bottleOutline = 'M41 16H59V26Q71 32 71 45V92Q71 98 65 98H35Q29 98 29 92V45Q29 32 41 26z';

const bottle: DrawPack = ({ ground, emoji }) =>
  `<rect x="39" y="3" width="22" height="14" rx="3" fill="${ground.deep}"/><rect x="39" y="3" width="22" height="14" rx="3" fill="url(#gloss)"/><path d="${bottleOutline}" fill="url(#deepening)" fill-opacity=".85"/><path d="${bottleOutline}" fill="url(#gloss)"/><rect x="29" y="48" width="42" height="36" fill="${ground.from}"/><rect x="29" y="48" width="42" height="3" fill="${ground.accent}"/>${printed(emoji, 50, 67, 29)}<rect x="34" y="36" width="4" height="56" rx="2" fill="#fff" fill-opacity=".3"/>`;

const box: DrawPack = ({ ground, emoji }) =>
  `<path d="M12 30L62 36V98L12 90z" fill="${ground.accent}"/><path d="M62 36L90 28V88L62 98z" fill="${ground.deep}" fill-opacity=".85"/><path d="M12 30L42 22L90 28L62 36z" fill="${ground.from}"/><path d="M12 30L42 22L90 28L62 36z" fill="${ground.accent}" fill-opacity=".35"/><path d="M12 30L62 36V98L12 90z" fill="url(#light)" fill-opacity=".25"/><g transform="matrix(1 .12 0 1 0 -4.4)"><circle cx="37" cy="64" r="20" fill="${ground.from}"/>${printed(emoji, 37, 64, 31)}</g>`;

const canOutline = 'M26 16V90A24 7 0 0 0 74 90V16z';

const can: DrawPack = ({ ground, emoji }) =>
  `<path d="${canOutline}" fill="url(#deepening)"/><path d="M26 36V78A24 7 0 0 0 74 78V36A24 7 0 0 1 26 36z" fill="${ground.from}"/><path d="${canOutline}" fill="url(#gloss)"/><ellipse cx="50" cy="16" rx="24" ry="7" fill="#dfe5ea"/><ellipse cx="50" cy="16" rx="20" ry="5" fill="#c3ccd4"/>${printed(emoji, 50, 62, 30)}`;

const card: DrawPack = ({ ground, emoji }) =>
  `<g transform="rotate(-7 50 62)"><rect x="4" y="32" width="92" height="60" rx="8" fill="${ground.deep}" fill-opacity=".18" transform="translate(2 4)"/><rect x="4" y="32" width="92" height="60" rx="8" fill="url(#deepening)"/><circle cx="84" cy="40" r="30" fill="#fff" fill-opacity=".12"/><circle cx="16" cy="94" r="26" fill="#fff" fill-opacity=".1"/><rect x="12" y="42" width="26" height="4" rx="2" fill="#fff" fill-opacity=".75"/><rect x="12" y="50" width="18" height="3" rx="1.5" fill="#fff" fill-opacity=".5"/><rect x="12" y="78" width="38" height="4" rx="2" fill="#fff" fill-opacity=".6"/>${printed(emoji, 68, 63, 40)}</g>`;

const cupOutline = 'M26 22H74L68 94Q67 98 63 98H37Q33 98 32 94z';

const cup: DrawPack = ({ ground, emoji }) =>
  `<path d="M27 12Q27 7 32 7H68Q73 7 73 12V15H27z" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="9" rx="3" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="9" rx="3" fill="url(#gloss)" fill-opacity=".7"/><path d="${cupOutline}" fill="${ground.from}"/><path d="M28.500 42H71.500L69 76H31z" fill="${ground.accent}"/><path d="${cupOutline}" fill="url(#gloss)" fill-opacity=".6"/><circle cx="50" cy="59" r="14.500" fill="#fff" fill-opacity=".9"/>${printed(emoji, 50, 59, 21)}`;

/** The emoji in the colours of the ground. */
const dyed: DrawPack = ({ emoji }) =>
  `<image href="${emoji}" width="100" height="100" preserveAspectRatio="xMidYMax meet" filter="url(#dye)"/>`;

const jarOutline = 'M20 36Q20 28 28 28H72Q80 28 80 36V90Q80 98 72 98H28Q20 98 20 90z';

const jar: DrawPack = ({ ground, emoji }) =>
  `<path d="${jarOutline}" fill="${ground.accent}" fill-opacity=".75"/><path d="${jarOutline}" fill="url(#gloss)"/><rect x="22" y="14" width="56" height="15" rx="4" fill="${ground.deep}"/><rect x="22" y="14" width="56" height="15" rx="4" fill="url(#gloss)" fill-opacity=".8"/><rect x="22" y="24" width="56" height="1.5" fill="#fff" fill-opacity=".3"/><rect x="20" y="42" width="60" height="42" fill="${ground.from}"/><path d="M24 46H76V80H24z" fill="none" stroke="${ground.accent}" stroke-opacity=".5" stroke-width=".8"/>${printed(emoji, 50, 63, 33)}`;

const phone: DrawPack = ({ ground, emoji }) =>
  `<rect x="25" y="2" width="50" height="96" rx="10" fill="${ground.deep}"/><rect x="28" y="5" width="44" height="90" rx="7.500" fill="${ground.from}"/><rect x="28" y="5" width="44" height="46" rx="7.500" fill="${ground.accent}" fill-opacity=".28"/><rect x="42" y="7.500" width="16" height="3.500" rx="1.750" fill="${ground.deep}"/>${printed(emoji, 50, 40, 34)}<rect x="34" y="64" width="32" height="4" rx="2" fill="${ground.deep}" fill-opacity=".5"/><rect x="34" y="71" width="22" height="3" rx="1.500" fill="${ground.deep}" fill-opacity=".25"/><rect x="34" y="81" width="32" height="8" rx="4" fill="${ground.accent}"/>`;

const plate: DrawPack = ({ ground, emoji }) =>
  `<ellipse cx="50" cy="78" rx="49" ry="20" fill="${ground.deep}" fill-opacity=".2"/><ellipse cx="50" cy="75" rx="49" ry="20" fill="#fff"/><ellipse cx="50" cy="75" rx="47" ry="18.500" fill="none" stroke="${ground.accent}" stroke-opacity=".6" stroke-width="1.200"/><ellipse cx="50" cy="75" rx="35" ry="13" fill="${ground.deep}" fill-opacity=".1"/>${printed(emoji, 50, 45, 74)}`;

const pouchOutline = 'M22 12H78L80 26C84 50 84 76 81 97Q50 101 19 97C16 76 16 50 20 26z';

const pouch: DrawPack = ({ ground, emoji }) =>
  `<path d="${pouchOutline}" fill="url(#deepening)"/><path d="${pouchOutline}" fill="url(#gloss)" fill-opacity=".8"/><path d="M22 12H78L79 19H21z" fill="#fff" fill-opacity=".3"/><path d="M21 24H79" stroke="#fff" stroke-opacity=".45" stroke-width=".8"/><circle cx="50" cy="57" r="25" fill="${ground.from}"/><circle cx="50" cy="57" r="22.5" fill="none" stroke="${ground.accent}" stroke-opacity=".5" stroke-width=".8"/>${printed(emoji, 50, 57, 34)}<rect x="34" y="88" width="32" height="3" rx="1.5" fill="#fff" fill-opacity=".55"/>`;

const sackOutline = 'M26 20Q14 34 12 60Q10 92 18 97Q50 101 82 97Q90 92 88 60Q86 34 74 20z';

const sack: DrawPack = ({ ground, emoji }) =>
  `<path d="M30 6Q38 12 50 7Q62 12 70 6L74 21H26z" fill="${ground.from}" stroke="${ground.accent}" stroke-opacity=".4"/><path d="${sackOutline}" fill="${ground.from}"/><path d="${sackOutline}" fill="url(#gloss)" fill-opacity=".45"/><rect x="25" y="18" width="50" height="5" rx="2.5" fill="${ground.accent}"/><path d="M15 48Q50 53 85 48L88 84Q50 89 12 84z" fill="${ground.accent}" fill-opacity=".9"/><circle cx="50" cy="67" r="22" fill="#fff" fill-opacity=".92"/>${printed(emoji, 50, 67, 33)}`;

const stripe = (index: number, fill: string) =>
  `<path d="M${6 + index * 12.57} 24H${18.57 + index * 12.57}V38a6.285 6.285 0 0 1 -12.57 0z" fill="${fill}"/>`;

const shop: DrawPack = ({ ground, emoji }) =>
  `<rect x="10" y="30" width="80" height="68" rx="3" fill="${ground.from}"/><rect x="10" y="30" width="80" height="68" rx="3" fill="${ground.accent}" fill-opacity=".2"/><rect x="17" y="52" width="40" height="34" rx="2" fill="#fff" fill-opacity=".9"/><rect x="64" y="52" width="19" height="46" rx="2" fill="${ground.deep}" fill-opacity=".75"/><circle cx="67.500" cy="76" r="1.500" fill="#fff"/><rect x="14" y="86" width="46" height="5" rx="2" fill="${ground.accent}"/>${printed(emoji, 37, 69, 30)}<path d="M14 10H86L94 25H6z" fill="${ground.deep}"/>${Array.from({ length: 7 }, (_, index) => stripe(index, index % 2 ? '#fff' : ground.accent)).join('')}`;

const scallop = (index: number, fill: string) =>
  `<path d="M${4 + index * 11.5} 8H${15.5 + index * 11.5}V26a5.750 5.750 0 0 1 -11.500 0z" fill="${fill}"/>`;

const stall: DrawPack = ({ ground, emoji }) =>
  `<rect x="10" y="20" width="4" height="78" fill="${ground.deep}"/><rect x="86" y="20" width="4" height="78" fill="${ground.deep}"/><rect x="14" y="26" width="72" height="36" fill="${ground.deep}" fill-opacity=".18"/>${printed(emoji, 28, 53, 26)}${printed(emoji, 72, 53, 26)}${printed(emoji, 50, 49, 30)}<rect x="6" y="62" width="88" height="8" rx="3" fill="${ground.accent}"/><rect x="10" y="70" width="80" height="28" fill="${ground.from}"/><path d="M10 79H90M10 88H90" stroke="${ground.accent}" stroke-opacity=".35"/>${Array.from({ length: 8 }, (_, index) => scallop(index, index % 2 ? '#fff' : ground.accent)).join('')}`;

const ticket = 'M6 34H94V54a9 9 0 0 0 0 18V92H6V72a9 9 0 0 0 0 -18z';

/** Slightly larger than its box. */
const tag: DrawPack = ({ ground, words }) => {
  const size = fittingSize(words, 66, 32);
  return `<g transform="translate(44 98) scale(1.3) rotate(-4) translate(-50 -93)"><path d="${ticket}" fill="${ground.deep}" fill-opacity=".2" transform="translate(1 4)"/><path d="${ticket}" fill="url(#deepening)"/><path d="M14 42H86V84H14z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-dasharray="2 2.500"/>${lettering(words, 50, 63 + size * 0.35, size, '#fff')}</g>`;
};

const tubeOutline = 'M28 6H72L67 80H33z';

const tube: DrawPack = ({ ground, emoji }) =>
  `<path d="${tubeOutline}" fill="${ground.from}"/><path d="M28 6H72L71 16H29z" fill="${ground.accent}"/><path d="M30.500 42H69.500L68 66H32z" fill="${ground.accent}" fill-opacity=".25"/><path d="${tubeOutline}" fill="url(#gloss)" fill-opacity=".7"/><rect x="34" y="80" width="32" height="18" rx="4" fill="${ground.deep}"/><rect x="34" y="80" width="32" height="18" rx="4" fill="url(#gloss)"/>${printed(emoji, 50, 44, 27)}`;

export const packs: Readonly<Record<string, DrawPack>> = Object.freeze({
  basket,
  bottle,
  box,
  can,
  card,
  cup,
  dyed,
  jar,
  phone,
  plate,
  pouch,
  sack,
  shop,
  stall,
  tube,
});

export const letteredPacks: Readonly<Record<string, DrawPack>> = Object.freeze({ tag });
