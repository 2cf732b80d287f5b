/** The elements that the toolbar makes; the server's sanitiser lets them through. */
const elements = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'div',
] as const;

const isKnown = (name: string) => elements.some((element) => element === name);

const attributesOf = (element: Element) => [...element.attributes].map(({ name }) => name);

const hasKnownAttributes = (element: Element) =>
  attributesOf(element).every((name) => element.localName === 'a' && (name === 'href' || name === 'rel'));

/** A document without scripts, images or network. */
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Whether a person can edit the html as text: other html would lose what it has besides. */
export const isRichText = (html: string): boolean =>
  [...parse(html).querySelectorAll('*')].every((element) => isKnown(element.localName) && hasKnownAttributes(element));

/** What the stores' pages let through; other links would reach customers as text. */
const safeLink = /^(?:https:|mailto:|tel:)/i;

const webAddress = /^[\w-]+(?:[.][\w-]+)+(?:[/?#]\S*)?$/;

/** The address that a typed link opens, with a scheme; null if it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim().replace(/^http:/i, 'https:');
  if (safeLink.test(text)) return text;
  return webAddress.test(text) ? `https://${text}` : null;
}

function copy(node: Node, owner: Document): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [owner.createTextNode(node.textContent ?? '')];
  if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return [];
  const source = node as Element;
  const children = [...source.childNodes].flatMap((child) => copy(child, owner));
  if (!isKnown(source.localName)) return children;
  const element = owner.createElement(source.localName);
  const href = source.getAttribute('href');
  if (source.localName === 'a' && href !== null && safeLink.test(href)) element.setAttribute('href', href);
  element.append(...children);
  return [element];
}

/** The nodes of html, with nothing in them but text, structure and links. */
export const richTextNodes = (html: string, owner: Document): Node[] =>
  [...parse(html).childNodes].flatMap((node) => copy(node, owner));

/** What a person wrote, as html; an empty text has none. */
export function richTextHtml(editable: HTMLElement): string {
  const copied = editable.ownerDocument.createElement('div');
  copied.append(...[...editable.childNodes].flatMap((node) => copy(node, editable.ownerDocument)));
  if ((copied.textContent ?? '').trim() === '') return '';
  return copied.innerHTML;
}
