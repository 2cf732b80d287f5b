import { decodeFile } from '../../../provider/store-check/decode-file';
import { SourceRefused } from '../../../provider/store-check/issue';

function refusalOf(bytes: Buffer, file: string) {
  try {
    return decodeFile(bytes, file);
  } catch (error) {
    if (error instanceof SourceRefused) return error.errors[0];
    throw error;
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('a file is read', () => {
  test.each([
    ['UTF-8', Buffer.from('judul: Café ☕')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFjudul: Café ☕')],
    ['UTF-16 of Windows', utf16('judul: Café ☕')],
    ['UTF-16 of old Macs', utf16('judul: Café ☕').swap16()],
  ])('in %s', (_name, bytes) => {
    expect(decodeFile(bytes, 'a.yaml')).toBe('judul: Café ☕');
  });

  test('when it is empty', () => {
    expect(decodeFile(Buffer.alloc(0), 'a.csv')).toBe('');
  });
});

describe('a file in another encoding is refused with its encoding and place', () => {
  const csv = latin1('view_uid,title,price\nteh,"Teh, manis",1\nkopi,Café Gayo,2\n');

  test('windows-1252 in CSV, by line and cell', () => {
    expect(refusalOf(csv, 'items.csv')).toEqual({
      file: 'items.csv',
      line: 3,
      column: 2,
      path: '',
      reason: 'is not in UTF-8: byte 0xE9. It seems to be in windows-1252, where this reads "Café"',
      hint: expect.stringContaining('CSV UTF-8') as string,
    });
  });

  test('windows-1252 in YAML, by line and character', () => {
    expect(refusalOf(latin1('app:\n  name: Café Gayo\n'), 'store.yaml')).toMatchObject({ line: 2, column: 12 });
  });

  test.each([
    ['typographic quotes', [0x93, 0x54, 0x65, 0x68, 0x94], 'windows-1252', '“Teh”'],
    ['a dash', [0x54, 0x65, 0x68, 0x20, 0x96], 'windows-1252', '–'],
    ['the letter of a Mac', [0x43, 0x61, 0x66, 0x8e], 'macintosh', 'Café'],
    ['a letter at the end', [0x43, 0x61, 0x66, 0xe9], 'windows-1252', 'Café'],
  ])('%s', (_what, bytes, encoding, word) => {
    const refusal = refusalOf(Buffer.from(bytes), 'a.csv');
    expect(refusal).toMatchObject({
      reason: expect.stringContaining(`in ${encoding}, where this reads "${word}"`) as string,
    });
  });

  test.each([
    ['UTF-16 without its mark', Buffer.from('view_uid,title\n', 'utf16le'), 'UTF-16 without its byte order mark'],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 'in UTF-32'],
    ['UTF-16 that is cut off', utf16('teh').subarray(0, 7), 'in UTF-16 and damaged'],
    ['other bytes', Buffer.from([0x00, 0x01, 0xe9, 0xff, 0x42, 0x41]), 'is not a text'],
  ])('%s', (_what, bytes, reason) => {
    expect(refusalOf(bytes, 'a.csv')).toMatchObject({ line: 1, reason: expect.stringContaining(reason) as string });
  });
});

describe('a file that is not a text is named', () => {
  test.each([
    ['PK\x03\x04\x14\x00', '.xlsx', 'CSV UTF-8'],
    ['\xd0\xcf\x11\xe0\xa1\xb1', '.xls', 'CSV UTF-8'],
    ['%PDF-1.7\n', 'a PDF', 'YAML, JSON or CSV'],
    ['\xff\xd8\xff\xe0', 'JPEG', 'media add'],
    ['\x89PNG\r\n', 'PNG', 'media add'],
    ['\x1f\x8b\x08', 'gzip', 'Unpack'],
    ['{\\rtf1\\ansi', 'RTF', 'plain text'],
    ['<!DOCTYPE html><html>', 'HTML', 'CSV UTF-8'],
    ['  <table border=1>', 'HTML', 'CSV UTF-8'],
    ['<?xml version="1.0"?><Workbook>', 'XML', 'CSV UTF-8'],
  ])('%j', (start, kind, fix) => {
    for (const file of ['items.csv', 'store.yaml', 'store.json']) {
      const refusal = refusalOf(latin1(start), file);
      expect(refusal).toMatchObject({
        reason: expect.stringContaining(kind) as string,
        hint: expect.stringContaining(fix) as string,
      });
    }
  });
});
