import { emojiImage } from './emoji-image';
import type { Ground } from './ground';
import { letteredPacks, packs } from './packs/packs';
import type { Subject } from './recipe';

/** Draws a thing in a box of 100 by 100. */
async function subjectArt({ pack, content }: Subject, ground: Ground): Promise<string | null> {
  if (pack !== null && Object.hasOwn(letteredPacks, pack))
    return letteredPacks[pack]?.({ ground, emoji: '', words: content.replaceAll('_', ' ') }) ?? null;
  const emoji = await emojiImage(content);
  if (emoji === null) return null;
  if (pack === null) return `<image href="${emoji}" width="100" height="100"/>`;
  return Object.hasOwn(packs, pack) ? (packs[pack]?.({ ground, emoji, words: '' }) ?? null) : null;
}

/** All things of a picture; null when one of them is unknown. */
export async function subjectsArt(subjects: Subject[], ground: Ground): Promise<string[] | null> {
  const art = await Promise.all(subjects.map((subject) => subjectArt(subject, ground)));
  return art.every((one) => one !== null) ? art : null;
}
