interface FileKind {
  name: string;
  starts: readonly (readonly number[])[];
  fix: string;
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

const asText = 'Save the table as "CSV UTF-8", and give that file.';
const notATable = 'Give a YAML, JSON or CSV file.';
const asPicture = 'Pictures are added by "npm run store -- media add <codename> <folder>".';

const kinds: readonly FileKind[] = [
  {
    name: 'a zip archive, such as a spreadsheet (.xlsx, .ods, .numbers)',
    starts: [ascii('PK\x03\x04'), ascii('PK\x05\x06')],
    fix: `${asText} An archive is to be unpacked first.`,
  },
  { name: 'an old Office document (.xls, .doc)', starts: [[0xd0, 0xcf, 0x11, 0xe0]], fix: asText },
  { name: 'a PDF', starts: [ascii('%PDF')], fix: notATable },
  { name: 'a picture (JPEG)', starts: [[0xff, 0xd8, 0xff]], fix: asPicture },
  { name: 'a picture (PNG)', starts: [[0x89, ...ascii('PNG')]], fix: asPicture },
  { name: 'a picture (GIF)', starts: [ascii('GIF8')], fix: asPicture },
  { name: 'a picture (WebP)', starts: [ascii('RIFF')], fix: asPicture },
  { name: 'a gzip archive', starts: [[0x1f, 0x8b]], fix: 'Unpack it, and give the file inside.' },
  { name: 'a 7z archive', starts: [ascii('7z\xbc\xaf')], fix: 'Unpack it, and give the file inside.' },
  { name: 'a RAR archive', starts: [ascii('Rar!')], fix: 'Unpack it, and give the file inside.' },
  { name: 'an RTF document', starts: [ascii('{\\rtf')], fix: 'Save it as plain text in UTF-8.' },
  { name: 'a SQLite database', starts: [ascii('SQLite format')], fix: notATable },
];

export const binaryKindOf = (bytes: Uint8Array): FileKind | undefined =>
  kinds.find(({ starts }) => starts.some((start) => start.every((byte, index) => bytes[index] === byte)));

const markup: readonly [pattern: RegExp, name: string][] = [
  [/^\s*(<!doctype html|<html|<table|<meta )/i, 'a web page (HTML)'],
  [/^\s*<\?xml/i, 'an XML document'],
];

export function markupKindOf(text: string): Omit<FileKind, 'starts'> | undefined {
  const name = markup.find(([pattern]) => pattern.test(text.slice(0, 500)))?.[1];
  return name === undefined ? undefined : { name, fix: asText };
}
