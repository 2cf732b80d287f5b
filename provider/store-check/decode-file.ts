import { isUtf8 } from 'node:buffer';
import { binaryKindOf, markupKindOf } from './file-kinds';
import { SourceRefused } from './issue';

interface Refusal {
  reason: string;
  hint: string;
  line?: number;
  column?: number;
}

const refuse = (file: string, { line = 1, column = 1, ...words }: Refusal): never => {
  throw new SourceRefused([{ file, line, column, path: '', ...words }]);
};

const starts = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

const wideEncodings = [
  { name: 'UTF-32', mark: [0xff, 0xfe, 0, 0], label: undefined },
  { name: 'UTF-32', mark: [0, 0, 0xfe, 0xff], label: undefined },
  { name: 'UTF-16', mark: [0xff, 0xfe], label: 'utf-16le' },
  { name: 'UTF-16', mark: [0xfe, 0xff], label: 'utf-16be' },
] as const;

const saveAsUtf8 =
  'Save it in UTF-8. Excel: Save As, "CSV UTF-8". Notepad: Save As, Encoding UTF-8. LibreOffice and Numbers: Unicode (UTF-8).';

function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    if (length > 1 && !isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
  return at;
}

const usual = /[à-öø-ÿÀÁÄÅÇÈÉÑÖÜßœŒ‘’“”–—…•€£©®°²³½×™]/gu;

/** The bytes 0x80 to 0x9F, which Node's windows-1252 decoder reads as control characters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

const countUsual = (text: string) => text.match(usual)?.length ?? 0;

/** The encodings of Windows and macOS before UTF-8. Both can decode any byte, so the likelier text decides. */
function legacyEncodingOf(bytes: Uint8Array) {
  const windows = decodeWindows(bytes);
  const mac = new TextDecoder('macintosh').decode(bytes);
  return countUsual(mac) > countUsual(windows)
    ? { name: 'macintosh', text: mac }
    : { name: 'windows-1252', text: windows };
}

function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 1000);
  return [0, 1].some((parity) => {
    const halves = start.filter((_, index) => index % 2 === parity);
    return halves.length > 1 && halves.filter((byte) => byte === 0).length > halves.length * 0.6;
  });
}

const separators = [',', ';', '\t'];

function columnOf(file: string, lineStart: string): number {
  if (!/\.(csv|tsv|txt)$/i.test(file)) return lineStart.length + 1;
  const unquoted = lineStart.replace(/"[^"]*("|$)/g, '');
  return Math.max(...separators.map((separator) => unquoted.split(separator).length));
}

function refuseLegacy(bytes: Uint8Array, file: string): never {
  if (bytes.includes(0)) return refuse(file, { reason: 'is not a text', hint: 'Give a YAML, JSON or CSV file.' });
  const offset = firstInvalidByte(bytes);
  const { name, text } = legacyEncodingOf(bytes);
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  const lineStart = before.at(-1) ?? '';
  const [rest = ''] = text.slice(offset).split(/[\r\n]/, 1);
  const word = `${/[^\s,;"']*$/.exec(lineStart)?.[0] ?? ''}${/^[^\s,;"']*/.exec(rest)?.[0] ?? ''}`.slice(0, 40);
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase();
  return refuse(file, {
    line: before.length,
    column: columnOf(file, lineStart),
    reason: `is not in UTF-8: byte 0x${byte}. It seems to be in ${name}, where this reads "${word}"`,
    hint: saveAsUtf8,
  });
}

function decodeWide(bytes: Uint8Array, file: string, label: string): string {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return refuse(file, { reason: 'is in UTF-16 and damaged: half of a character', hint: saveAsUtf8 });
  }
}

/**
 * Decodes a tenant's file: UTF-8, or UTF-16 with a byte order mark. Other encodings cannot be told apart reliably and
 * are refused.
 * @throws SourceRefused
 */
export function decodeFile(bytes: Uint8Array, file: string): string {
  const binary = binaryKindOf(bytes);
  if (binary) return refuse(file, { reason: `is ${binary.name}, not a text`, hint: binary.fix });
  const wide = wideEncodings.find(({ mark }) => starts(bytes, ...mark));
  if (wide && !wide.label) return refuse(file, { reason: `is in ${wide.name}, not in UTF-8`, hint: saveAsUtf8 });
  if (!wide && isUnmarkedUtf16(bytes)) {
    return refuse(file, { reason: 'seems to be in UTF-16 without its byte order mark', hint: saveAsUtf8 });
  }
  if (!wide && !isUtf8(bytes)) return refuseLegacy(bytes, file);
  const text = wide ? decodeWide(bytes, file, wide.label) : new TextDecoder('utf-8').decode(bytes);
  const markup = markupKindOf(text);
  return markup ? refuse(file, { reason: `is ${markup.name}`, hint: markup.fix }) : text;
}
