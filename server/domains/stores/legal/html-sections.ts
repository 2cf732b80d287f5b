import type { Store } from '../../../__generated__/resolvers';

export type NamedStore = Pick<Store, 'name' | 'contact'>;

export type Section = readonly [heading: string, ...paragraphs: string[]];

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const htmlSections = (sections: readonly Section[]) =>
  sections
    .map(([heading, ...paragraphs]) =>
      [`<h2>${escaped(heading)}</h2>`, ...paragraphs.map((text) => `<p>${escaped(text)}</p>`)].join(''),
    )
    .join('');

const joined = ({ phone, email }: NamedStore['contact'], or: string) => [phone, email].filter(Boolean).join(or);

export function contactSentence({ name, contact }: NamedStore, locale: 'id' | 'en'): string {
  const ways = joined(contact, locale === 'en' ? ' or ' : ' atau ');
  if (locale === 'en') {
    return ways
      ? `You reach ${name} at ${ways}.`
      : `You reach ${name} by the contacts that the store shows on its pages and in your order.`;
  }
  return ways
    ? `Kamu bisa menghubungi ${name} melalui ${ways}.`
    : `Kamu bisa menghubungi ${name} melalui kontak yang ditampilkan di halaman toko dan di pesananmu.`;
}
