import { decodePolyline, encodePolyline } from '../../../shared/routes/polyline';

const line = [
  { lat: 38.5, lng: -120.2 },
  { lat: 40.7, lng: -120.95 },
  { lat: 43.252, lng: -126.453 },
];

test('a line is encoded as its format says', () => {
  expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line);
  expect(decodePolyline(encodePolyline([{ lat: -6.17542, lng: 106.82717 }]))).toEqual([
    { lat: -6.17542, lng: 106.82717 },
  ]);
});

test.each([
  ['broken off', '_p~iF~ps|'],
  ['of half a point', '_p~iF'],
  ['with other signs', 'é!'],
  ['with a number without an end', '~~~~~~~~~~~~'],
  ['off the earth', encodePolyline([{ lat: 91, lng: 0 }])],
])('a line %s is not a line', (_what, text) => {
  expect(decodePolyline(text)).toBeNull();
});

test('a line with too many points is invalid', () => {
  expect(decodePolyline(encodePolyline(line), 2)).toBeNull();
});
