const maxWhole = 60;
const maxSnippet = 90;
/** How much of what is the same is shown around a difference. */
const around = 16;

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

const reversed = (text: string) => [...text].toReversed().join('');

function clip(text: string): string {
  return text.length > maxSnippet ? `${text.slice(0, maxSnippet - 1).trimEnd()}…` : text;
}

/** The whole texts if they are short; otherwise, the parts that differ with some of what is around them. */
export function differingSnippets(before: string, after: string): { before: string; after: string } {
  if (before.length <= maxWhole && after.length <= maxWhole) return { before, after };
  const start = Math.max(0, commonStart(before, after) - around);
  const end = Math.max(0, commonStart(reversed(before.slice(start)), reversed(after.slice(start))) - around);
  const snippet = (text: string) => {
    const part = text.slice(start, text.length - end);
    return `${start > 0 ? '…' : ''}${clip(part)}${end > 0 && part.length <= maxSnippet ? '…' : ''}`;
  };
  return { before: snippet(before), after: snippet(after) };
}

/** The words of html, without its tags. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
