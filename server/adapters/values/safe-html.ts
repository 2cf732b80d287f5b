import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import { safeHref } from './safe-href';

const longest = 50_000;

/** Elements that go with all that is in them. */
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

const rules: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href }) => {
      const address = href === undefined ? null : safeHref(href);
      const attribs: Attributes = address === null ? {} : { href: address, rel: 'noopener nofollow' };
      return { tagName, attribs };
    },
  },
};

const mostPasses = 5;

/**
 * The provider's html with nothing in it but text, structure and harmless links. Broken nesting can need several passes;
 * what does not settle is given as its text alone.
 */
export function safeHtml(html: string): string {
  let before = html.slice(0, longest);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const after = sanitize(before, rules);
    if (after === before) return after;
    before = after;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}
