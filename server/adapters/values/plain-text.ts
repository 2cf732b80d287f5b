import sanitize from 'sanitize-html';
import { cutText } from './cut-text';

const blocks = /<(?=\/?(?:p|br|li|div|h[1-6]|tr|td|th|ul|ol|dd|dt)\b)/gi;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of html, on one line. */
export const plainText = (html: string): string =>
  sanitize(html.replace(blocks, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The start of a text, cut between words. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = cutText(text, longest);
  return `${cutText(start, Math.max(start.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
