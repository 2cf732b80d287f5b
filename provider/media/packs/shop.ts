import { type DrawPack, printed } from './pack';

const stripe = (index: number, fill: string) =>
  `<path d="M${6 + index * 12.57} 24H${18.57 + index * 12.57}V38a6.285 6.285 0 0 1 -12.57 0z" fill="${fill}"/>`;

/** A shop front with an awning and the emoji as its sign. */
export const shop: DrawPack = ({ ground, emoji }) =>
  `<rect x="10" y="30" width="80" height="68" rx="3" fill="${ground.from}"/><rect x="10" y="30" width="80" height="68" rx="3" fill="${ground.accent}" fill-opacity=".2"/><rect x="17" y="52" width="40" height="34" rx="2" fill="#fff" fill-opacity=".9"/><rect x="64" y="52" width="19" height="46" rx="2" fill="${ground.deep}" fill-opacity=".75"/><circle cx="67.500" cy="76" r="1.500" fill="#fff"/><rect x="14" y="86" width="46" height="5" rx="2" fill="${ground.accent}"/>${printed(emoji, 37, 69, 30)}<path d="M14 10H86L94 25H6z" fill="${ground.deep}"/>${Array.from({ length: 7 }, (_, index) => stripe(index, index % 2 ? '#fff' : ground.accent)).join('')}`;
