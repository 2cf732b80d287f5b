import { readFromPreview, readToPreview } from '../../../studio/preview-agent/messages';

test.each([
  { type: 'preview.ready', path: '/' },
  { type: 'preview.moved', path: '/m/1?lang=id', scroll: 12 },
  { type: 'preview.tapped', ids: ['a', 'b'], area: null, path: '/' },
  { type: 'preview.tapped', ids: [], area: 'slider', path: '/' },
  { type: 'preview.tapped', ids: [], area: 'popup', path: '/' },
])('the studio understands %j', (message) => expect(readFromPreview(message)).toEqual(message));

test.each([
  null,
  'preview.ready',
  { type: 'preview.ready' },
  { type: 'preview.ready', path: 'https://evil.test/' },
  { type: 'preview.ready', path: `/${'a'.repeat(2_000)}` },
  { type: 'preview.moved', path: '/', scroll: Number.NaN },
  { type: 'preview.tapped', ids: [1], area: null, path: '/' },
  { type: 'preview.tapped', ids: [], area: 'footer', path: '/' },
  { type: 'other', path: '/' },
])('the studio ignores %j', (message) => expect(readFromPreview(message)).toBeNull());

test.each([
  { type: 'preview.start', ids: ['a'], scroll: null },
  { type: 'preview.start', ids: ['a'], scroll: 0 },
  { type: 'preview.scroll', scroll: 40 },
  { type: 'preview.select', isOn: false },
  { type: 'preview.show', ids: ['a'], area: 'header' },
])('the page understands %j', (message) => expect(readToPreview(message)).toEqual(message));

test.each([
  undefined,
  { type: 'preview.start', ids: 'a', scroll: null },
  { type: 'preview.start', ids: [], scroll: '0' },
  { type: 'preview.scroll', scroll: null },
  { type: 'preview.select', isOn: 1 },
  { type: 'preview.show', ids: [], area: 'footer' },
  { type: 'other' },
])('the page ignores %j', (message) => expect(readToPreview(message)).toBeNull());
