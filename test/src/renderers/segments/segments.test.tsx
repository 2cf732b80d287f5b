import { screen, within } from '@testing-library/react';
import type { CardStyle, Segment_PartFragment } from '../../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../../src/api/fragment';
import { renderers } from '../../../../src/renderers/preload';
import { SegmentPart } from '../../../../src/renderers/segments/segment-list';
import { stubMotion } from '../../../support/browser/motion';
import { action, item, items, look, more, place, segment } from '../../../support/browser/part-fixtures';
import { hearReports } from '../../../support/browser/record-reports';
import { renderPart } from '../../../support/browser/render-part';

beforeAll(() => Promise.all(renderers.map((renderer) => renderer.preload())));
beforeEach(() => stubMotion());

const show = (node: FragmentOf<Segment_PartFragment>) => renderPart(<SegmentPart segment={node} atOnce seenFirst />);

const cards: { category: number; type: string; fields: object; cards: number }[] = [
  { category: 0, type: 'ItemSegment', fields: { items: items(3) }, cards: 3 },
  { category: 1, type: 'ShopSegment', fields: { items: [item('Shop')] }, cards: 1 },
  { category: 2, type: 'ActionSegment', fields: { actions: [action('a', 'NEAR_ME'), action('b', 'CART')] }, cards: 2 },
  { category: 3, type: 'LocationSegment', fields: { locations: [place()] }, cards: 1 },
];

const styles: { style: number; card: CardStyle }[] = [
  { style: 0, card: 'GRID' },
  { style: 1, card: 'SLIDER' },
];

describe.each(cards)('a segment of category $category, $type', ({ type, fields, cards: count }) => {
  test.each(styles)('in card style $style, $card', async ({ card }) => {
    await show(segment(type, { ...fields, look: look({ card }) }));
    const strip = screen.getByRole('region', { name: 'Panen pagi ini' });
    expect(within(strip).getAllByRole('article')).toHaveLength(count);
    const list = within(strip).getByRole('list');
    const slider = within(strip).queryByRole('group', { name: 'Panen pagi ini' });
    if (card === 'GRID') expect(list).toHaveStyle({ '--columns': '2' });
    else expect(slider).toHaveStyle({ '--visible': '1.7' });
  });
});

test.each(styles)('a segment of category 4 in card style $style shows its text and its picture', async ({ card }) => {
  const fields = { html: '<p>Dipetik pukul tiga</p>', picture: 'compbackground/a.svg', more, look: look({ card }) };
  const { container } = await show(segment('TextSegment', fields));
  expect(screen.getByText('Dipetik pukul tiga')).toBeVisible();
  expect(container.querySelector('img')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sayur' })).toHaveAttribute('href', '/m/sayur-sayur');
});

test.each([
  ['Petani memetik selada', 1],
  ['', 0],
])('the picture of a text is read out as %j', async (pictureAlt, shown) => {
  await show(segment('TextSegment', { html: '<p>Dipetik</p>', picture: 'compbackground/a.svg', pictureAlt, more }));
  expect(screen.queryAllByRole('img', { name: pictureAlt || undefined })).toHaveLength(shown);
});

test('a segment shows at most eight cards and links to the rest', async () => {
  await show(segment('ItemSegment', { items: items(11), more }));
  expect(screen.getAllByRole('article')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Lihat Semua Panen pagi ini' })).toHaveAttribute('href', '/m/sayur-sayur');
});

test('a segment with a hidden title has none', async () => {
  await show(segment('ItemSegment', { items: items(1), look: look({ title: null }) }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a strip has the store’s background and readable text', async () => {
  await show(segment('ItemSegment', { items: items(1), look: look({ background: '#1f3d14', textColor: '#1f3d14' }) }));
  const strip = screen.getByRole('region');
  expect(strip).toHaveStyle({ background: '#1f3d14' });
  expect(strip.style.getPropertyValue('--color-heading')).not.toBe('#1f3d14');
});

test.each([
  ['of an unknown category', segment('UnknownSegment', { code: 12 }), 'Kode 12 tidak dikenal versi ini.'],
  ['of a newer facade', segment('HologramSegment', {}), 'Kode HologramSegment tidak dikenal versi ini.'],
])('a segment %s is a labelled box for developers, without an error', async (_which, node, text) => {
  const report = hearReports();
  await show(node);
  expect(screen.getByText(text)).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});
