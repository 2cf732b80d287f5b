import type { WordsOf } from '../../words';
import { inEnglish, internalName } from '../shared/common';

export const appIdentity = {
  app: { name: 'Identity and rules', help: 'Name, look, home page and shopping rules of the store.' },
  'app.view_uid': internalName,
  'app.name': { name: 'Store name', help: 'Shown in the header and in page titles; up to 60 characters.' },
  'app.tagline': {
    name: 'Tagline',
    help: "After the name in the home page's title, below it in the list of stores; up to 100 characters.",
  },
  'app.description': {
    name: 'Store description',
    help: 'What search engines show about the store; up to 300 characters.',
  },
  'app.app_icon': {
    name: 'Square logo',
    help: "Shown beside the store's name, on orders and as the icon of the installed app.",
  },
  'app.contact_phone': {
    name: 'Store phone number',
    help: 'Shown on orders and in the legal texts; digits only, with or without a leading plus.',
  },
  'app.contact_email': {
    name: 'Store e-mail',
    help: 'Shown on orders and in the legal texts, so that customers can reach the store.',
  },
  'app.terms': {
    name: 'Terms and conditions',
    help: "Content of the terms page; a general text with the store's name where it is empty.",
  },
  'app.privacy': {
    name: 'Privacy policy',
    help: "Content of the privacy page; a general text with the store's name where it is empty.",
  },
  'app.currency': { name: 'Currency sign', help: 'Shown before every price, up to 4 characters; Rp by default.' },
  'app.currency_code': {
    name: 'Currency code',
    help: 'Three capitals such as IDR, for search engines; only uncommon signs need it.',
  },
  'app.order_prefix': {
    name: 'Order number prefix',
    help: '1 to 5 capital letters before order numbers; JJ by default.',
  },
  'app.short_link_host': { name: 'Short link domain', help: 'Short links on this domain open pages inside the store.' },
  'app.android_keyword': {
    name: 'Android app keyword',
    help: 'Customers who enter this word are offered the app; it needs the Android app too.',
  },
  'app.android_package': {
    name: 'Android app',
    help: 'The package name on Google Play that the offer opens, such as com.store.shop.',
  },
  'app.en': inEnglish,
} satisfies Partial<WordsOf<'app'>>;
