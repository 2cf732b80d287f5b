import { render, screen } from '@testing-library/react';
import customerEnglish from '../../../../src/__generated__/messages/customer/en';
import customerIndonesian from '../../../../src/__generated__/messages/customer/id';
import loginEnglish from '../../../../src/__generated__/messages/login/en';
import loginIndonesian from '../../../../src/__generated__/messages/login/id';
import english from '../../../../src/__generated__/messages/en';
import indonesian from '../../../../src/__generated__/messages/id';
import chatEnglish from '../../../../src/__generated__/messages/chat/en';
import chatIndonesian from '../../../../src/__generated__/messages/chat/id';
import favouritesEnglish from '../../../../src/__generated__/messages/favourites/en';
import favouritesIndonesian from '../../../../src/__generated__/messages/favourites/id';
import moneyEnglish from '../../../../src/__generated__/messages/money/en';
import moneyIndonesian from '../../../../src/__generated__/messages/money/id';
import closingEnglish from '../../../../src/__generated__/messages/closing/en';
import closingIndonesian from '../../../../src/__generated__/messages/closing/id';
import addressesEnglish from '../../../../src/__generated__/messages/addresses/en';
import profileEnglish from '../../../../src/__generated__/messages/profile/en';
import addressesIndonesian from '../../../../src/__generated__/messages/addresses/id';
import profileIndonesian from '../../../../src/__generated__/messages/profile/id';
import servicesEnglish from '../../../../src/__generated__/messages/services/en';
import servicesIndonesian from '../../../../src/__generated__/messages/services/id';
import { MessagesProvider } from '../../../../src/i18n/use-messages';
import { useRefusalText } from '../../../../src/features/refusals/refusal-text';
import { refusals } from '../../../contract/refusal-table';

const catalogues = {
  id: {
    ...indonesian,
    ...customerIndonesian,
    ...loginIndonesian,
    ...moneyIndonesian,
    ...servicesIndonesian,
    ...chatIndonesian,
    ...addressesIndonesian,
    ...profileIndonesian,
    ...closingIndonesian,
    ...favouritesIndonesian,
  },
  en: {
    ...english,
    ...customerEnglish,
    ...loginEnglish,
    ...moneyEnglish,
    ...servicesEnglish,
    ...chatEnglish,
    ...addressesEnglish,
    ...profileEnglish,
    ...closingEnglish,
    ...favouritesEnglish,
  },
} as const;

const Said = (refusal: { code: string; message: string }) => <p role="alert">{useRefusalText()(refusal)}</p>;

const say = (locale: keyof typeof catalogues, code: string, message: string, messages = catalogues[locale]) => {
  render(
    <MessagesProvider locale={locale} messages={messages}>
      <Said code={code} message={message} />
    </MessagesProvider>,
  );
  return screen.getByRole('alert').textContent;
};

const namesFact = (code: string) => ['CLOSED', 'VOUCHER_NOT_BEGUN'].includes(code);

test.each(refusals)('%s has an Indonesian text', (code, { provider, id }) => {
  expect(say('id', code, namesFact(code) ? '' : provider)).toBe(id);
});

test.each(refusals)('%s has an English text', (code, { provider, en }) => {
  expect(say('en', code, namesFact(code) ? '' : provider)).toBe(en);
});

test.each([
  ['VOUCHER_NOT_BEGUN', 'The voucher begins on 22 November 2026'],
  ['CLOSED', 'The shop is closed. It opens Thursday 09:00 WIB'],
])('the day that %s names is told by the provider', (code, message) => {
  expect(say('en', code, message)).toBe(message);
});

test.each([
  ['OTHER', 'Toko sedang pindah', 'Toko sedang pindah'],
  ['OTHER', '', 'Ada gangguan di toko ini. Coba lagi sebentar lagi.'],
  ['toString', 'Toko sedang pindah', 'Toko sedang pindah'],
])('for %s the provider’s message is shown: "%s"', (code, message, said) => {
  expect(say('id', code, message)).toBe(said);
});

test.each([
  ['Gambarnya rusak', 'Gambarnya rusak'],
  ['', 'Ada gangguan di toko ini. Coba lagi sebentar lagi.'],
])('on a screen without the text of a code the provider’s message is shown: "%s"', (message, said) => {
  expect(say('id', 'PICTURE_INVALID', message, indonesian)).toBe(said);
});
