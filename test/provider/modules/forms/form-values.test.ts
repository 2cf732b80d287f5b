import { BadRequest } from '../../../../provider/errors/call-errors';
import { Refused } from '../../../../provider/errors/refusal';
import { chooseServices, parseList } from '../../../../provider/modules/directions/rules/extra-services';
import { checkFormData, fillForm } from '../../../../provider/modules/forms/rules/form-values';
import { asRideForm } from '../../../../provider/modules/stores/queries/form-of';
import { checkStore } from '../../../../provider/store-check/check-store';
import { changed, storeText } from '../../../support/provider/fixture-store';
import { withRides } from '../../../support/provider/rides';
import { commerce, forms } from '../../../support/provider/shop';

const document = withRides(`${changed(storeText(), 'layout: 0', commerce).trimEnd()}\n${forms}`);
const [page] = checkStore(document, 'store.yaml').filled.forms;
const form = page && asRideForm(page);

type Value = Parameters<typeof fillForm>[1][number]['value'];

const content = { view_uid: 'isi', value: 'Buku' };
const answers = (view_uid: string, value: Value) => fillForm(form, [content, { view_uid, value }]);

test.each<[line: string, value: Value]>([
  ['entah', 'a'],
  ['isi', 'twice'],
  ['berat', 'berat'],
  ['berat', '-1'],
  ['berat', '10000000000001'],
  ['hari', '2026-02-30'],
  ['hari', '30/11/2026'],
  ['hari', '2026-11'],
  ['jam', '24:00'],
  ['ukuran', ['m']],
  ['ukuran', ['s', 'l']],
  ['ukuran', 's'],
  ['sifat', ['pecah', 'kering']],
  ['tautan', 'toko.example'],
  ['tautan', 'javascript:alert(1)'],
  ['tautan', 'http://'],
  ['foto', 'a b'],
  ['patokan', 'di sana'],
  ['patokan', ['s']],
])('%s cannot be %j', (line, value) => {
  expect(() => answers(line, value)).toThrow(new Refused('FORM_INVALID'));
});

test.each([
  ['nothing', []],
  ['spaces', [{ view_uid: 'isi', value: '  ' }]],
])('a required line cannot be %s', (_what, sent) => {
  expect(() => fillForm(form, sent)).toThrow(new Refused('FORM_INVALID'));
});

test('a page requires a required file, a ride does not', () => {
  expect(fillForm(form, [content])).toHaveLength(1);
  expect(() => fillForm(page, [content])).toThrow(new Refused('FORM_INVALID'));
});

test.each<[line: string, value: Value, text: string]>([
  ['berat', '2.5', '2.5'],
  ['hari', '2026-11-30', '2026-11-30'],
  ['jam', '08:30', '08:30'],
  ['ukuran', ['l'], 'Besar'],
  ['sifat', ['basah', 'pecah'], 'Pecah belah, Basah'],
  ['tautan', ' https://toko.example/a?b=1 ', 'https://toko.example/a?b=1'],
  ['foto', 'berkas_1', 'berkas_1'],
  ['patokan', { lat: -6.9, lng: 107.6 }, '-6.9, 107.6'],
])('%s is %j', (line, value, text) => {
  expect(answers(line, value)).toContainEqual(expect.objectContaining({ view_uid: line, value: text }));
});

test('an item without a form asks for nothing, and accepts nothing', () => {
  expect(fillForm(undefined, [])).toEqual([]);
  expect(() => fillForm(undefined, [content])).toThrow(new Refused('FORM_INVALID'));
});

test.each(['{', '{}', '[{"view_uid":"isi"}]', '[{"view_uid":"a b","value":""}]', '[{"view_uid":"isi","value":1}]'])(
  '%s is not a list of answers',
  (text) => {
    expect(() => parseList(text, checkFormData, 'form_data')).toThrow(BadRequest);
  },
);

test('services are a list of ids and whole numbers', () => {
  expect(() => chooseServices([], '[{"service_view_uid":"helm","qty":-1}]')).toThrow(BadRequest);
  expect(chooseServices([], undefined)).toEqual([]);
});
