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

/** The provider's html with nothing in it but text, structure and harmless links. */
export const safeHtml = (html: string): string => sanitize(html.slice(0, longest), rules);
