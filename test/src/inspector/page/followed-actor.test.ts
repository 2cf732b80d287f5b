import { followedActor } from '../../../../src/inspector/page/followed-actor';
import type { ActorFacts, EventRecord } from '../../../../src/inspector/wire/messages';

const actors = [
  { id: 'checkout', isMachine: true },
  { id: 'cartAdditions', isMachine: true },
  { id: 'load', isMachine: false },
] as ActorFacts[];

test.each<[what: string, records: [actor: string, state: string][], followed: string | undefined]>([
  ['nothing before anything happens', [], undefined],
  [
    'the flow that started last, where none has moved',
    [
      ['checkout', 'a'],
      ['cartAdditions', 'a'],
    ],
    'cartAdditions',
  ],
  [
    'the flow that moved, not one that was only told something',
    [
      ['checkout', 'a'],
      ['checkout', 'b'],
      ['cartAdditions', 'a'],
      ['cartAdditions', 'a'],
    ],
    'checkout',
  ],
  [
    'the flow that moved last',
    [
      ['checkout', 'a'],
      ['checkout', 'b'],
      ['cartAdditions', 'a'],
      ['cartAdditions', 'b'],
    ],
    'cartAdditions',
  ],
  [
    'no actor that is no machine',
    [
      ['checkout', 'a'],
      ['load', 'a'],
      ['load', 'b'],
    ],
    'checkout',
  ],
])('follows %s', (_what, records, followed) => {
  const told = records.map(([actor, state]) => ({ actor, active: [state] }) as EventRecord & { active: string[] });
  expect(followedActor(told, actors)).toBe(followed);
});
