import { consentVersion, legalText } from '../../../server/domains/stores/legal/legal-text';
import { mapStoreRecord } from '../../../server/domains/stores/store-record';
import { app } from '../../support/server/rest-examples';

const kinds = ['TERMS', 'PRIVACY'] as const;

test.each(kinds)(
  'a store without its own %s has a neutral text in both languages, with its name and contact',
  (kind) => {
    const record = mapStoreRecord(
      app({ name: 'Warung <Ibu>', contact_phone: '+628123456', contact_email: 'ibu@warung.example' }),
    );
    const [indonesian, english] = (['id', 'en'] as const).map((locale) => legalText(record, kind, locale).html);
    for (const html of [indonesian, english]) {
      expect(html).toContain('Warung &lt;Ibu&gt;');
      expect(html).toContain('+628123456');
      expect(html).toContain('ibu@warung.example');
      expect(html?.match(/<h2>/g)?.length).toBeGreaterThan(5);
    }
    expect(indonesian).toContain('melalui');
    expect(english).toContain('at +628123456 or');
  },
);

test('a contact that cannot be a link is omitted, and the text says where to look', () => {
  const record = mapStoreRecord(app({ contact_phone: 'tanya ibu', contact_email: 'ibu' }));
  expect(record.store.contact).toEqual({ phone: null, email: null });
  expect(legalText(record, 'TERMS', 'id').html).toContain('kontak yang ditampilkan di halaman toko');
});

test('the store’s own text replaces the neutral one, sanitised', () => {
  const record = mapStoreRecord(app({ terms: '<h2>Aturan</h2><script>alert(1)</script>' }));
  expect(legalText(record, 'TERMS', 'id').html).toBe('<h2>Aturan</h2>');
  expect(legalText(record, 'PRIVACY', 'id').html).toContain('Pelindungan Data Pribadi');
});

test('a changed text changes the consent version', () => {
  const versions = [app(), app({ terms: '<p>1</p>' }), app({ privacy: '<p>1</p>' })].map((one) =>
    consentVersion(mapStoreRecord(one), 'id'),
  );
  expect(new Set(versions).size).toBe(3);
  for (const version of versions) expect(version).toMatch(/^terms-[0-9a-f]{12}\.privacy-[0-9a-f]{12}$/);
});
