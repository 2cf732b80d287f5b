import { readProfileArguments } from './profile-arguments';

test.each([
  [['list'], { path: '/kebunara/m/sayur-sayur', isCached: false, requests: 400, program: 'server' }],
  [
    ['/kebunara', '--cached', '--requests', '50', '--program', 'provider'],
    { path: '/kebunara', isCached: true, requests: 50, program: 'provider' },
  ],
])('%j', (args, options) => {
  expect(readProfileArguments(args)).toEqual(options);
});

test.each([[[]], [['nowhere']], [['list', '--requests', '0']], [['list', '--program', 'browser']]])(
  '%j is refused with the usage',
  (args) => {
    expect(() => readProfileArguments(args)).toThrow('profile ROUTE [--cached]');
  },
);
