/** @jest-environment ./test/support/setup/browser-environment.ts */
import fc from 'fast-check';
import { safeHtml } from '../../../server/values/safe-html';
import { countOf } from '../../support/programs/soak';
import { hostileHtml } from '../../support/server/hostile-html';

const allowed = new Set(
  'p br hr div span blockquote pre code h2 h3 h4 h5 h6 b strong i em u s small sub sup mark ul ol li dl dt dd table caption thead tbody tfoot tr th td a'.split(
    ' ',
  ),
);
const attributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  table: ['tabindex'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

/** Everything that a browser would find in a text, except what is clearly harmless. */
function harms(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const found = head.childNodes.length > 0 ? ['head'] : [];
  const nodes = document.createNodeIterator(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  nodes.nextNode();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    found.push(...(node instanceof Element ? harmsOf(node) : ['comment']));
  }
  return found;
}

function harmsOf(element: Element): string[] {
  const name = element.localName;
  const others = element
    .getAttributeNames()
    .filter((attribute) => !attributes[name]?.includes(attribute) && attribute !== 'dir');
  const dir = element.getAttribute('dir');
  const href = element.getAttribute('href');
  return [
    ...(allowed.has(name) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${name}>`]),
    ...others,
    ...(dir === null || ['ltr', 'rtl', 'auto'].includes(dir) ? [] : [`dir ${dir}`]),
    ...(href === null || /^(https:\/\/[^@\\]+|mailto:.*|tel:.*)$/.test(href) ? [] : [`href ${href}`]),
    ...(href === null || element.getAttribute('rel') === 'noopener nofollow' ? [] : ['a link without rel']),
  ];
}

test('the corpus has enough cases', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(150);
});

test.each(hostileHtml.map((html) => [html.slice(0, 80), html]))(
  'sanitising %j leaves nothing harmful',
  (_start, html) => {
    const safe = safeHtml(html);
    expect(harms(safe)).toEqual([]);
    expect(safeHtml(safe)).toBe(safe);
  },
);

test('keeps the structure of a text', () => {
  const html =
    '<h2>Judul</h2><p>Satu <b>dua</b><br />tiga</p><ul><li>a</li></ul><table tabindex="0"><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(safeHtml(html)).toBe(html);
});

test('keeps the direction of a text', () => {
  const html = '<p dir="rtl">متجر</p><a href="https://toko.example/" rel="noopener nofollow" dir="auto">x</a>';
  expect(safeHtml(html)).toBe(html);
  expect(safeHtml('<p dir="up" onclick="x()">a</p>')).toBe('<p>a</p>');
});

test('replaces first-level headings', () => {
  expect(safeHtml('<h1>Judul</h1>')).toBe('<h2>Judul</h2>');
});

test.each(['https://example.com/a?b=c#d', 'mailto:halo@example.com', 'tel:+62812'])('keeps a link to %s', (href) => {
  expect(safeHtml(`<a href="${href}" onclick="x()">x</a>`)).toBe(`<a href="${href}" rel="noopener nofollow">x</a>`);
});

const fragment = fc.oneof(
  fc.constantFrom(...hostileHtml.filter((html) => html.length < 200)),
  fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<li>',
    '<ul>',
    '<table>',
    '<td>',
    '<a href="https://x.test/">',
    '</a>',
    '<b',
    '&amp;',
    '&lt;',
    '"',
    "'",
  ),
  fc.string(),
);

test('sanitises any combination and leaves safe html unchanged', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
      const safe = safeHtml(fragments.join(''));
      expect(harms(safe)).toEqual([]);
      expect(safeHtml(safe)).toBe(safe);
    }),
    { numRuns: countOf(5_000) },
  );
});
