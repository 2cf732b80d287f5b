import { checkFormData, fillForm } from '../../provider/modules/forms/rules/form-values';
import { parseList } from '../../provider/modules/directions/rules/extra-services';
import { asRideForm } from '../../provider/modules/stores/queries/form-of';
import { checkStore } from '../../provider/store-check/check-store';
import type { StoredForm } from '../../provider/store-check/store-document';
import { mapForm } from '../../server/domains/forms/mapping';
import { formData } from '../../server/domains/forms/adapter';
import { fieldOf, filledForm, formSchema, type FormLine, type FormValue } from '../../src/features/forms/form-schema';
import { changed, storeText } from '../support/provider/fixture-store';
import { withRides } from '../support/provider/rides';
import { commerce, forms } from '../support/provider/shop';

const document = withRides(`${changed(storeText(), 'layout: 0', commerce).trimEnd()}\n${forms}`);
const [page] = checkStore(document, 'store.yaml').filled.forms as [StoredForm];
const ride = asRideForm(page);

type Answers = { readonly [line: string]: FormValue };

const linesOf = (form: StoredForm) => mapForm(form.lines) as FormLine[];

function pageTakes(form: StoredForm, answers: Answers): boolean {
  const lines = linesOf(form);
  const values = Object.fromEntries(lines.map(({ id }, index) => [fieldOf(index), answers[id] ?? null]));
  return formSchema(lines).isValidSync(values);
}

function providerTakes(form: StoredForm, answers: Answers): boolean {
  const lines = linesOf(form);
  const values = Object.fromEntries(lines.map(({ id }, index) => [fieldOf(index), answers[id] ?? null]));
  try {
    fillForm(form, parseList(formData(filledForm(lines, values)), checkFormData, 'form_data'));
    return true;
  } catch {
    return false;
  }
}

const base: Answers = { isi: 'Buku', berat: '', hari: '', jam: '', tautan: '', sifat: [] };
const photo = { id: 'berkas_1' };

describe('the page and the provider agree that', () => {
  test.each<[form: string, what: string, answers: Answers, isTaken: boolean]>([
    ['ride', 'what is required is answered', {}, true],
    ['ride', 'a required text is missing', { isi: '' }, false],
    ['ride', 'a required text is blank', { isi: '   ' }, false],
    ['page', 'a required file is missing', {}, false],
    ['page', 'a required file is there', { foto: photo }, true],
    ['ride', 'a file may be there', { foto: photo }, true],
    ['ride', 'a text has 500 characters', { isi: 'a'.repeat(500) }, true],
    ['ride', 'a text has 501 characters', { isi: 'a'.repeat(501) }, false],
    ['ride', 'a number may have decimals', { berat: '2.5' }, true],
    ['ride', 'a number is not below 0', { berat: '-1' }, false],
    ['ride', 'a number has a limit', { berat: '10000000000001' }, false],
    ['ride', 'a number has at most 14 digits', { berat: '000000000000001' }, false],
    ['ride', 'a number is no word', { berat: 'dua' }, false],
    ['ride', 'a day is one', { hari: '2026-02-28' }, true],
    ['ride', 'a day is not of the calendar', { hari: '2026-02-30' }, false],
    ['ride', 'a month is no day', { hari: '2026-02' }, false],
    ['ride', 'a time is one', { jam: '23:59' }, true],
    ['ride', 'a day ends before 24:00', { jam: '24:00' }, false],
    ['ride', 'a link begins with https', { tautan: 'https://contoh.id' }, true],
    ['ride', 'a link may be typed with a capital', { tautan: 'Http://contoh.id' }, true],
    ['ride', 'a link has its scheme', { tautan: 'contoh.id' }, false],
    ['ride', 'a link is no script', { tautan: 'javascript:alert(1)' }, false],
    ['ride', 'a link has a host', { tautan: 'http:///contoh' }, false],
    ['ride', 'a link has 2,000 characters', { tautan: `https://contoh.id/${'a'.repeat(1_982)}` }, true],
    ['ride', 'a link has 2,001 characters', { tautan: `https://contoh.id/${'a'.repeat(1_983)}` }, false],
    ['ride', 'options are chosen', { ukuran: 'l', sifat: ['basah', 'pecah'] }, true],
    ['ride', 'a position is chosen', { patokan: { name: 'Di sana', latitude: -6.9, longitude: 107.6 } }, true],
  ])('on a %s %s', (kind, _what, answers, isTaken) => {
    const form = kind === 'page' ? page : ride;
    const given = { ...base, ...answers };
    expect({ page: pageTakes(form, given), provider: providerTakes(form, given) }).toEqual({
      page: isTaken,
      provider: isTaken,
    });
  });
});
