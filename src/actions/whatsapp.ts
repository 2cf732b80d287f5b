import { type ActionEntry, external } from './action-entry';
import { addressOf } from './web-address';

const separators = /[\s().+-]/g;

/** Digits with a country code: a number written as in Indonesia gets 62. */
function internationalNumber(text: string): string | null {
  const digits = text.trim().replace(separators, '');
  if (!/^\d+$/.test(digits)) return null;
  const number = digits.replace(/^0?8/, '628').replace(/^0(?=\d)/, '62');
  return number.length >= 9 && number.length <= 15 ? number : null;
}

/** A chat with a number, or a chat link of WhatsApp itself. */
export const whatsapp: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const number = internationalNumber(value);
    return external(
      number ? `https://wa.me/${number}` : (addressOf('wa.me', value) ?? addressOf('whatsapp.com', value)),
    );
  },
};
