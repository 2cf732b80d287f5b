/** Spaces, control and format characters, lone marks, and letters that Unicode draws as nothing. */
const invisible = /^[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Whether somebody who looks at `text` sees something. An empty text passes: `minLength` decides about it. */
export const isVisible = (text: string) => !invisible.test(text);

/** `"\u200b "` as `U+200B U+0020`, at most `max` of them. */
export function codePoints(text: string, max = 5): string {
  const points = [...text].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return points.length > max ? `${points.slice(0, max).join(' ')} …` : points.join(' ');
}
