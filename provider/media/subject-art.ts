import { emojiImage } from './emoji-image';
import type { Ground } from './ground';
import { letteredPacks, packs } from './packs/packs';
import type { Subject } from './recipe';

/** Where a bare emoji is in its box: on the base of a scene, or in the middle of an icon. */
export type Stance = 'standing' | 'centred';

/** Draws a thing in a box of 100 by 100. */
async function subjectArt({ pack, content }: Subject, ground: Ground, stance: Stance): Promise<string | null> {
  if (pack !== null && Object.hasOwn(letteredPacks, pack))
    return letteredPacks[pack]?.({ ground, emoji: '', words: content.replaceAll('_', ' ') }) ?? null;
  const emoji = await emojiImage(content);
  if (emoji === null) return null;
  if (pack === null)
    return `<image href="${emoji}" width="100" height="100" preserveAspectRatio="xMidY${stance === 'standing' ? 'Max' : 'Mid'} meet"/>`;
  return Object.hasOwn(packs, pack) ? (packs[pack]?.({ ground, emoji, words: '' }) ?? null) : null;
}

/** All things of a picture; null when one of them is unknown. */
export async function subjectsArt(subjects: Subject[], ground: Ground, stance: Stance): Promise<string[] | null> {
  const art = await Promise.all(subjects.map((subject) => subjectArt(subject, ground, stance)));
  return art.every((one) => one !== null) ? art : null;
}
