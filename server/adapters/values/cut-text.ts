/** The start of a text, at most `max` UTF-16 units, without half of a character at its end. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
