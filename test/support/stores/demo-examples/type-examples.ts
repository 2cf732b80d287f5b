import type { DemoExample } from '../demo-examples';

/** One of each type. */
export const typeExamples: readonly DemoExample[] = [
  ['0 goods', 'plasanusa', 'cobek20', ({ type }) => type === 0],
  ['1 service', 'bereskan', 'bersih2jam', ({ type }) => type === 1],
  ['2 text', 'kebunara', 'resepsop', ({ type }) => type === 2],
  ['3 courier ride', 'antarin', 'ojek', ({ type }) => type === 3],
  ['4 shop', 'plasanusa', 'batiklaras', ({ type }) => type === 4],
  ['5 direct purchase', 'loketkita', 'tokengame300', ({ type }) => type === 5],
  ['6 redirect', 'bereskan', 'promolinkdalam', ({ type }) => type === 6],
  ['7 web content', 'kebunara', 'kalenderpanen', ({ type }) => type === 7],
  ['8 contact action', 'plasanusa', 'hubungiplasa', ({ type }) => type === 8],
];
