import limits from '../../../schema/limits.json';
import { appReply } from '../../../provider/modules/stores/reply/app-reply';
import { checkStore } from '../../../provider/store-check/check-store';
import { type SourceError, SourceRefused } from '../../../provider/store-check/issue';

interface Shape {
  what: string;
  /** The component of this number, as large as the schema allows. */
  component: (number: number) => object;
}

const letters = (count: number) => 'x'.repeat(count);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const segmentsOf = (number: number, parts: (id: string) => object) => ({
  category: 7,
  segments: times(20, (index) => ({ view_uid: `s${number}_${index}`, title: 'T', ...parts(`${number}_${index}`) })),
});

const shapes: Shape[] = [
  { what: 'custom html', component: () => ({ category: 4, attr1: letters(100_000), attr3: '1' }) },
  {
    what: 'segments of texts',
    component: (number) => segmentsOf(number, () => ({ category: 4, content: letters(20_000) })),
  },
  {
    what: 'segments of many small actions',
    component: (number) =>
      segmentsOf(number, (id) => ({
        category: 2,
        ctas: times(20, (at) => ({ view_uid: `c${id}_${at}`, type: 28, label: 'x' })),
      })),
  },
  {
    what: 'segments of many places',
    component: (number) =>
      segmentsOf(number, (id) => ({
        category: 3,
        metas: { maps: times(20, (at) => ({ view_uid: `m${id}_${at}`, name: 'x', lat: 0, lng: 0 })) },
      })),
  },
];

const storeOf = ({ component }: Shape, count: number) =>
  JSON.stringify({
    codename: 'besar',
    app: { view_uid: 'besar_app', name: 'Besar', layout: 9 },
    components: times(count, (number) => ({ view_uid: `k${number}`, name: `K${number}`, ...component(number) })),
  });

function check(text: string): { reply: number } | { errors: readonly SourceError[] } {
  try {
    const { document } = checkStore(text, 'besar.json');
    return { reply: Buffer.byteLength(JSON.stringify(appReply('1', document))) };
  } catch (error) {
    if (error instanceof SourceRefused) return { errors: error.errors };
    throw error;
  }
}

test.each(shapes)('$what: the largest accepted store fits into a reply', (shape) => {
  let count = 40;
  let refused: readonly SourceError[] = [];
  for (;;) {
    const checked = check(storeOf(shape, count));
    if ('reply' in checked) {
      expect(checked.reply).toBeLessThan(limits.replyBytes);
      break;
    }
    refused = checked.errors;
    count = Math.min(count - 1, Math.ceil(count * 0.7));
    expect(count).toBeGreaterThan(0);
  }
  for (const { reason } of refused) expect(reason).toMatch(/ MB/);
});

test('a store that is too large is rejected with its size, the limit and its largest component', () => {
  const text = JSON.stringify({
    codename: 'besar',
    app: { view_uid: 'besar_app', name: 'Besar', layout: 9 },
    components: [
      ...times(20, (number) => ({
        view_uid: `k${number}`,
        name: 'K',
        category: 4,
        attr1: letters(90_000),
        attr3: '1',
      })),
      { view_uid: 'promo', name: 'Promo', ...segmentsOf(0, () => ({ category: 4, content: letters(15_000) })) },
    ],
  });
  const checked = check(text);
  expect(checked).toEqual({
    errors: [
      {
        file: 'besar.json',
        line: 1,
        column: expect.any(Number),
        path: 'components[20]',
        reason: 'the store has 2.1 MB with its defaults; the limit is 2.0 MB',
        hint: 'The largest component is this one, "promo", with 302.3 kB: shorten its texts or split it.',
      },
    ],
  });
});

test('a file that is too large is rejected before parsing', () => {
  const text = `${storeOf({ what: '', component: () => ({ category: 0, attr1: '' }) }, 1)}\n${' '.repeat(limits.storeSourceBytes)}`;
  expect(check(text)).toMatchObject({
    errors: [{ line: 1, column: 1, reason: 'the file has 4.0 MB; the limit is 4.0 MB' }],
  });
});
