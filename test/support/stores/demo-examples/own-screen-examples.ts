import type { DemoExample } from '../demo-examples';

const redirects =
  (pattern: RegExp): DemoExample[3] =>
  ({ type, url }) =>
    type === 6 && pattern.test(url);
const contact =
  (code: number): DemoExample[3] =>
  ({ type, action }) =>
    type === 8 && action === code;

/** Items that open something else. */
export const ownScreenExamples: readonly DemoExample[] = [
  ['short link into the store', 'plasanusa', 'petaplasa', redirects(/^https:\/\/s\.plasanusa\.example\/m\//)],
  ['short link to an act', 'plasanusa', 'programteman', redirects(/^https:\/\/s\.plasanusa\.example\/act\//)],
  ['short link without a scheme', 'kebunara', 'blogkebun', redirects(/^s\.kebunara\.example\//)],
  ['external URL', 'kantinbiru', 'petakampus', redirects(/^https:\/\/peta\./)],
  ['external URL without a scheme', 'plasanusa', 'blogperajin', redirects(/^cerita\./)],
  ['external URL with `//`', 'plasanusa', 'lacakkargo', redirects(/^\/\/kargo\./)],
  ['external URL with `www.`', 'antarin', 'mitraantarin', redirects(/^www\./)],
  ['`show_web` 1: in the page', 'ronasenja', 'panduanukuran', ({ type, show_web }) => type === 7 && show_web === 1],
  [
    '`show_web` 0: a tab of its own',
    'plasanusa',
    'laporanperajin',
    ({ type, show_web }) => type === 7 && show_web === 0,
  ],
  [
    'web content that runs a script',
    'bereskan',
    'kalkulatorpk',
    ({ type, content }) => type === 7 && content.includes('<script>'),
  ],
  ['0 WhatsApp', 'bereskan', 'wabereskan', contact(0)],
  ['1 Line', 'loketkita', 'lineloket', contact(1)],
  ['2 phone', 'antarin', 'telpantarin', contact(2)],
  ['3 e-mail', 'plasanusa', 'surelplasa', contact(3)],
  ['6 Instagram', 'ronasenja', 'igrona', contact(6)],
  ['7 website', 'loketkita', 'situsloket', contact(7)],
  ['12 near-me', 'plasanusa', 'terdekatplasa', contact(12)],
  ['18 form', 'kantinbiru', 'formsaran', contact(18)],
];
