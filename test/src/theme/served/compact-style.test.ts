import { compactStyle } from '../../../../src/theme/served/compact-style';
import { fullStyle } from '../../../../src/theme/served/full-style';

const end = '/*!sc*/\n';
const group = (number: number, id: string, names: string, ...rules: string[]) =>
  [...rules, `data-styled.g${number}[id="${id}"]{content:"${names},"}`].map((part) => part + end).join('');

const card = group(4, 'QAf6', 'cszNuv', '.cszNuv{color:red;}', '.cszNuv>.yQvd{top:0;}');
const turn = group(9, 'sc-keyframes-irwKNG', 'irwKNG', '@keyframes irwKNG{to{rotate:1turn;}}');
const picture = group(20, 'LOo4', 'drFfux,jtxWMs', '@media (width>20.5em){.drFfux{top:0;}}', '.jtxWMs{left:0;}');

test('a compact style has one line for each rule and each component, and becomes what styled-components reads', () => {
  const compact = compactStyle(card + turn + picture);
  expect(compact?.split('\n')).toEqual([
    '.cszNuv{color:red}',
    '.cszNuv>.yQvd{top:0}',
    '/*QAf6*/',
    '@keyframes irwKNG{to{rotate:1turn}}',
    '/*sc-keyframes-irwKNG*/',
    '@media (width>20.5em){.drFfux{top:0}}',
    '.jtxWMs{left:0}',
    '/*LOo4*/',
  ]);
  expect(fullStyle(compact ?? '')).toBe(
    group(1, 'QAf6', 'cszNuv', '.cszNuv{color:red}', '.cszNuv>.yQvd{top:0}') +
      group(2, 'sc-keyframes-irwKNG', 'irwKNG', '@keyframes irwKNG{to{rotate:1turn}}') +
      group(3, 'LOo4', 'drFfux,jtxWMs', '@media (width>20.5em){.drFfux{top:0}}', '.jtxWMs{left:0}'),
  );
});

test.each([
  ['another component first', group(3, 'abcd', 'efghij', '.parent:hover .efghij{top:0}')],
  ['no rule of its own', group(3, 'sc-global-1', 'sc-global-11', 'body{margin:0}')],
  ['fewer rules than names', group(3, 'abcd', 'one,two', '.two{top:0}')],
])('names that are not found in the rules are written: %s', (_case, text) => {
  const compact = compactStyle(text) ?? '';
  expect(compact).toMatch(/\/\*\S+ \S+\*\/$/);
  expect(fullStyle(compact)).toBe(text.replace('.g3[', '.g1['));
});

test('only spaces and zeros outside of quotes are left out', () => {
  const rule = ".abcdef{content:'0.5,  x;}';width:calc(\n  10.05px + 0.5px);inset:0 0.25rem, 0;}";
  expect(compactStyle(group(1, 'abcd', 'abcdef', rule))).toBe(
    ".abcdef{content:'0.5,  x;}';width:calc( 10.05px + .5px);inset:0 .25rem, 0}\n/*abcd*/",
  );
  expect(compactStyle(group(1, 'abcd', 'abcdef', '.abcdef{transition:filter 1s, opacity 0.5s;}'))).toBe(
    '.abcdef{transition:filter 1s,opacity .5s}\n/*abcd*/',
  );
});

test('a text of another form stays as it is', () => {
  expect(compactStyle('.a{top:0}')).toBeNull();
  expect(compactStyle(group(1, 'abcd', 'abcdef', ".abcdef{content:'\n'}"))).toBeNull();
});
