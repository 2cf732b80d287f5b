import { recipeFaults, recipeLimits, recipesLine, recipesOf } from './recipes';

const page = (files: number, stated = files) =>
  Object.keys(recipeLimits)
    .map((title) => {
      const steps = Array.from({ length: files }, (_, at) => `${at + 1}. \`file-${at}.ts\`: its line.`);
      return `# ${title} (${stated} files)\n\nExample: \`other.ts\`.\n\n${steps.join('\n')}\n`;
    })
    .join('\n');

test('recipes within their limits are printed on one line without findings', () => {
  const recipes = recipesOf(page(6));
  expect(recipeFaults(recipes)).toEqual([]);
  expect(recipesLine(recipes)).toContain('add a REST call: 6 files');
});

test('two files on one line count as two', () => {
  expect(recipesOf('# Add a text (2 files)\n\n1. `id.json` and 2. `en.json`.\n')).toEqual([
    { title: 'Add a text', stated: 2, files: 2 },
  ]);
});

test('reports a recipe over its limit', () => {
  expect(recipeFaults(recipesOf(page(7)))).toEqual(['The recipe "Add a REST call" has 7 files, more than 6.']);
});

test('reports a heading with a different count', () => {
  expect(recipeFaults(recipesOf(page(5, 4)))).toHaveLength(Object.keys(recipeLimits).length);
});

test('reports a missing recipe', () => {
  expect(recipeFaults([])).toHaveLength(Object.keys(recipeLimits).length);
});
