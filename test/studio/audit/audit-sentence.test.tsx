import { render } from '@testing-library/react';
import type { AuditAction } from '../../../provider/modules/staff/queries/audit';
import customer from '../../../src/__generated__/messages/customer/id';
import parts from '../../../studio/__generated__/messages/parts/id';
import { MessagesProvider } from '../../../src/i18n/use-messages';
import en from '../../../studio/__generated__/messages/en';
import id from '../../../studio/__generated__/messages/id';
import { type AuditEntry, auditKeys, useAuditSentence } from '../../../studio/audit/use-audit-sentence';
import { StudioMessages } from '../../../studio/i18n/use-studio-messages';

const sari = { __typename: 'AuditPerson', id: 's1', name: 'Sari' } as const;
const budi = { __typename: 'AuditPerson', id: 's2', name: 'Budi' } as const;
const editor = { role: 'editor', scopes: ['content', 'look'] };

/** What the provider writes about each action. */
const examples: Record<AuditAction, Partial<AuditEntry>> = {
  signed_in: { detail: { with: 'code' } },
  sign_in_locked: { by: null, about: sari },
  signed_out: {},
  sessions_ended: { detail: { all: true } },
  profile_changed: {},
  password_changed: {},
  second_factor_on: {},
  second_factor_off: {},
  recovery_codes_renewed: {},
  invited: { by: null, detail: { invitation: 'i1', ...editor } },
  invitation_revoked: { detail: { invitation: 'i1' } },
  joined: { detail: { invitation: 'i1', role: 'owner', scopes: [] } },
  member_changed: { about: budi, detail: { role: 'viewer', scopes: [], from: editor } },
  member_removed: { about: budi, detail: { from: editor } },
  person_reset: { by: null, about: budi },
  person_erased: { by: null, about: { ...budi, name: '' } },
  draft_changed: { detail: { parts: ['/components/sayur', '/app/slider'] } },
  draft_discarded: {},
  published: { detail: { version: -3 } },
  scheduled: { detail: { version: -3, from: '2026-12-04T11:00:00Z' } },
  schedule_moved: { detail: { plan: 'p1', until: '2026-12-04T11:00:00Z' } },
  schedule_cancelled: { detail: { plan: 'p1' } },
  restored: { detail: { number: 7 } },
  picture_added: { detail: { picture: 'listimage/a.webp' } },
  picture_renamed: { detail: { picture: 'listimage/a.webp', title: 'Kopi susu' } },
  picture_deleted: { detail: { picture: 'listimage/a.webp' } },
  picture_restored: { detail: { picture: 'listimage/a.webp' } },
  preview_shared: { detail: { link: 'p1', revision: -3 } },
  preview_revoked: { about: budi, detail: { link: 'p1', revision: -3 } },
};

function sentence(action: string, entry: Partial<AuditEntry> = {}, locale: 'id' | 'en' = 'id') {
  const whole = { entry: 1, at: '2026-11-28T06:00:00Z', action, by: sari, about: null, detail: {}, ...entry };
  const Sentence = () => <p>{useAuditSentence((parts) => parts.join(', '))(whole as AuditEntry)}</p>;
  const { container } = render(
    <MessagesProvider locale={locale} messages={{ ...parts, ...customer }}>
      <StudioMessages locale={locale} messages={locale === 'id' ? id : en}>
        <Sentence />
      </StudioMessages>
    </MessagesProvider>,
  );
  return container.textContent;
}

test('every action of the provider has a sentence', () => {
  expect(Object.keys(auditKeys).sort()).toEqual(Object.keys(examples).sort());
});

test.each(Object.entries(examples))('%s is a whole sentence in both languages', (action, entry) => {
  for (const locale of ['id', 'en'] as const) {
    const text = sentence(action, entry, locale);
    expect(text).toMatch(/^(?:Sari|Budi|Pengelola studio|The people who run the studio|Akun|The account) .+[.]$/);
    expect(text).not.toMatch(/[{}]|undefined|–/);
  }
});

test.each([
  [
    'member_changed',
    examples.member_changed,
    'Sari mengubah peran Budi dari Penyunting: Isi, Tampilan menjadi Pengamat.',
  ],
  [
    'member_removed',
    { about: sari, detail: { from: { role: 'owner', scopes: [] } } },
    'Sari meninggalkan toko; sebelumnya Pemilik.',
  ],
  ['invited', examples.invited, 'Pengelola studio mengundang seseorang sebagai Penyunting: Isi, Tampilan.'],
  ['person_erased', examples.person_erased, 'Pengelola studio menghapus akun Orang yang akunnya sudah dihapus.'],
  ['restored', examples.restored, 'Sari mengembalikan toko ke versi 7.'],
  ['draft_changed', examples.draft_changed, 'Sari mengubah draf: /components/sayur, /app/slider.'],
  ['draft_changed', {}, 'Sari mengubah draf.'],
  ['picture_renamed', examples.picture_renamed, 'Sari mengganti nama gambar; sekarang “Kopi susu”.'],
  ['picture_deleted', examples.picture_deleted, 'Sari menghapus gambar “a”.'],
  ['picture_deleted', { detail: { picture: `listimage/${'0a'.repeat(32)}.webp` } }, 'Sari menghapus gambar.'],
  ['picture_added', {}, 'Sari menambahkan gambar.'],
  ['preview_shared', examples.preview_shared, 'Sari membagikan tautan pratinjau draf, dimulai dari beranda.'],
  [
    'preview_shared',
    { detail: { link: 'p1', revision: 7 } },
    'Sari membagikan tautan pratinjau versi 7, dimulai dari beranda.',
  ],
  ['preview_revoked', examples.preview_revoked, 'Sari mencabut tautan pratinjau dari Budi.'],
  ['preview_revoked', { about: sari }, 'Sari mencabut tautan pratinjau.'],
  ['dance_began', {}, 'Sari: dance_began'],
])('%s says who did what to whom', (action, entry, text) => {
  expect(sentence(action, entry)).toBe(text);
});

test.each([null, { parts: 'sayur' }, { parts: [5] }, { parts: {} }])('parts that are %j leave a sentence', (detail) => {
  expect(sentence('draft_changed', { detail })).toBe('Sari mengubah draf.');
});

test.each([null, 'text', [], { role: 'king' }, { role: 'editor', scopes: 'all' }, { from: 5 }])(
  'details that are %j leave a sentence',
  (detail) => {
    expect(sentence('member_changed', { about: budi, detail })).toMatch(/^Sari mengubah peran Budi/);
  },
);

test('a schedule with an end says both times', () => {
  const detail = { from: '2026-12-04T11:00:00Z', until: '2026-12-06T17:00:00Z' };
  expect(sentence('scheduled', { detail }, 'en')).toMatch(/^Sari scheduled a change from .+2026.+ until .+2026/);
});
