import { isOrderNumber } from '../../features/orders/use-order-number';

export interface MessagePart {
  kind: 'text' | 'order' | 'url';
  text: string;
}

/** A URL in a text, without the punctuation that ends the sentence. */
const url = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}])/;
const word = /([A-Za-z0-9]+)/;

/** Splits a text into plain parts and links: URLs, and order numbers of the store. */
export function messageParts(text: string, orderPrefix: string): MessagePart[] {
  const parts: MessagePart[] = [];
  const add = (kind: MessagePart['kind'], added: string) => {
    const last = parts.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.text += added;
    else if (added !== '') parts.push({ kind, text: added });
  };
  for (const [at, piece] of text.split(url).entries()) {
    if (at % 2 === 1) add(URL.canParse(piece) ? 'url' : 'text', piece);
    else for (const one of piece.split(word)) add(isOrderNumber(one, orderPrefix) ? 'order' : 'text', one);
  }
  return parts;
}
