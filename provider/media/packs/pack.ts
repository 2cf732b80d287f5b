import type { Ground } from '../ground';

/** What a pack carries: the address of an emoji, or words. */
export interface PackFill {
  ground: Ground;
  emoji: string;
  words: string;
}

/** Draws a pack in a box of 100 by 100 that stands on the box's base. */
export type DrawPack = (fill: PackFill) => string;

/** The emoji in a pack, centred at x and y. */
export const printed = (emoji: string, x: number, y: number, size: number): string =>
  `<image href="${emoji}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
