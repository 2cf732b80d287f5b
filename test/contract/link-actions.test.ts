import { readFileSync } from 'node:fs';
import { linkActions } from '../../provider/store-check/rules/links';
import { resolveLink } from '../../src/actions/resolve-link';
import { acts } from '../../studio/editor/form/link-target';

const opened = (action: string) => resolveLink(`address://act/${action}`, { shortLinkHost: null }).kind;

test.each(linkActions)('pages open the action %s, which the check accepts', (action) =>
  expect(opened(action)).not.toBe('none'),
);

test('the check accepts each action that pages open', () => {
  const table = readFileSync('src/actions/resolve-link.ts', 'utf8');
  const names = [...table.matchAll(/^ {2}\['(\w+)', (?:customer|everybody)\(/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect([...names, 'back'].toSorted()).toEqual([...linkActions]);
});

test('the check accepts each action that the studio offers', () =>
  expect(acts.filter((action) => !linkActions.includes(action))).toEqual([]));
