import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { leanReactDom } from '../../webpack/lean-react-dom';
import { repository } from '../support/programs/programs';

const source = readFileSync(join(repository, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

test('a fourth of the renderer is left out', () => {
  const lean = leanReactDom(source);
  expect(lean).toContain('exports.hydrateRoot =');
  expect(lean).not.toContain('exports.createRoot =');
});

/** Names that are used but nowhere declared. */
function undeclared(code: string): string[] {
  const config = { languageOptions: { sourceType: 'commonjs' }, rules: { 'no-undef': 'error' } } as const;
  return [...new Set(new Linter().verify(code, config).map(({ message }) => message))];
}

test('what is left is valid, and no variable is used whose declaration is left out', () => {
  const before = undeclared(source);
  expect(before).toContain("'window' is not defined.");
  expect(undeclared(leanReactDom(source)).filter((name) => !before.includes(name))).toEqual([]);
});

test('a switch keeps the code that a kept case runs into', () => {
  const runs = 'switch (fiber.tag) {\n    case 27:\n    case 5:';
  expect(source).toMatch(/case 27:\s+case 5:/);
  expect(leanReactDom(source)).not.toContain(runs);
  expect(leanReactDom(source)).not.toMatch(/case (?:19|26|27|30|31):/);
});

test('a renderer of another form stops the build', () => {
  expect(() => leanReactDom(source.replace('function startViewTransition(', 'function renamed('))).toThrow(
    'react-dom has no startViewTransition',
  );
});
