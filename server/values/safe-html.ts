import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { cutText } from './text';
import { safeHref } from './links';

const maxLength = 50_000;

const dropped = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'title',
  'xmp',
  'svg',
  'math',
];

const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a'],
];

const attributes: { readonly [tag: string]: string[] } = {
  a: ['href', 'rel'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
/** Focusable, so that the keyboard can scroll wide tables. */
const focusable = { name: 'tabindex', values: ['0'] };
const direction = { name: 'dir', values: ['ltr', 'rtl', 'auto'] };

const rules: IOptions = {
  allowedTags: tags,
  allowedAttributes: Object.fromEntries(
    tags.map((tag) => [tag, [direction, ...(tag === 'table' ? [focusable] : []), ...(attributes[tag] ?? [])]]),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
    a: (tagName, { href, dir }) => {
      const safeUrl = href === undefined ? null : safeHref(href);
      const attribs: Attributes = safeUrl === null ? {} : { href: safeUrl, rel: 'noopener nofollow' };
      return { tagName, attribs: { ...attribs, ...(dir !== undefined && { dir }) } };
    },
  },
};

const maxPasses = 5;

/**
 * Keeps only text, structure and safe links. Bad nesting takes several passes; if it never settles, keeps only the
 * text.
 */
export function safeHtml(html: string): string {
  let before = cutText(html, maxLength);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const after = sanitize(before, rules);
    if (after === before) return after;
    before = after;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}
