import { readdirSync } from 'node:fs';
import { coveringParts, parts, unseen } from '../../../src/ui-page/registry';

const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' });
const shown = [parts, coveringParts, unseen].flatMap((table) => Object.keys(table));

test('every part of src/ui is shown on its page', () => {
  const drawn = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length));
  expect(drawn.filter((part) => !shown.includes(part))).toEqual([]);
});

test('the page shows no removed part', () => {
  expect(shown.filter((part) => !files.includes(`${part}.tsx`) && !files.includes(`${part}.ts`))).toEqual([]);
});
