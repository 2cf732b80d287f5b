/** What a sentence of the guide asks for. */
export type GuideStep =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'type'; readonly text: string; readonly field: string; readonly within?: string }
  | { readonly kind: 'press'; readonly name: string; readonly within?: string }
  | { readonly kind: 'choose'; readonly option: string; readonly field: string }
  | { readonly kind: 'upload'; readonly file: string; readonly button: string }
  | { readonly kind: 'see'; readonly text: string; readonly where: 'studio' | 'preview' | 'store' };

export interface GuideSentence {
  readonly sentence: string;
  /** Null if no pattern reads the sentence. */
  readonly step: GuideStep | null;
  readonly onlyOnPhones: boolean;
}

type Reader = readonly [pattern: RegExp, read: (...parts: string[]) => GuideStep];

const english: readonly Reader[] = [
  [/^Open `([^`]+)`$/, (path) => ({ kind: 'open', path })],
  [/^Type `([^`]+)` into \*\*([^*]+)\*\*$/, (text, field) => ({ kind: 'type', text, field })],
  [
    /^Type `([^`]+)` into \*\*([^*]+)\*\* of \*\*([^*]+)\*\*$/,
    (text, field, within) => ({ kind: 'type', text, field, within }),
  ],
  [/^Clear \*\*([^*]+)\*\*$/, (field) => ({ kind: 'type', text: '', field })],
  [/^Press \*\*([^*]+)\*\*$/, (name) => ({ kind: 'press', name })],
  [/^Press \*\*([^*]+)\*\* of \*\*([^*]+)\*\*$/, (name, within) => ({ kind: 'press', name, within })],
  [/^Choose \*\*([^*]+)\*\* for \*\*([^*]+)\*\*$/, (option, field) => ({ kind: 'choose', option, field })],
  [/^Press \*\*([^*]+)\*\* and choose the file `([^`]+)`$/, (button, file) => ({ kind: 'upload', file, button })],
  [/^The page shows \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'preview' })],
  [/^The store shows \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'store' })],
  [/^You see \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'studio' })],
];

const indonesian: readonly Reader[] = [
  [/^Buka `([^`]+)`$/, (path) => ({ kind: 'open', path })],
  [/^Tulis `([^`]+)` di \*\*([^*]+)\*\*$/, (text, field) => ({ kind: 'type', text, field })],
  [
    /^Tulis `([^`]+)` di \*\*([^*]+)\*\* pada \*\*([^*]+)\*\*$/,
    (text, field, within) => ({ kind: 'type', text, field, within }),
  ],
  [/^Kosongkan \*\*([^*]+)\*\*$/, (field) => ({ kind: 'type', text: '', field })],
  [/^Ketuk \*\*([^*]+)\*\*$/, (name) => ({ kind: 'press', name })],
  [/^Pilih \*\*([^*]+)\*\* untuk \*\*([^*]+)\*\*$/, (option, field) => ({ kind: 'choose', option, field })],
  [/^Ketuk \*\*([^*]+)\*\* lalu pilih berkas `([^`]+)`$/, (button, file) => ({ kind: 'upload', file, button })],
  [/^Halaman menampilkan \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'preview' })],
  [/^Toko menampilkan \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'store' })],
  [/^Kamu melihat \*\*([^*]+)\*\*$/, (text) => ({ kind: 'see', text, where: 'studio' })],
];

const readers = [...english, ...indonesian];

const onPhones = /^(?:On a phone|Di ponsel), /;

function readSentence(sentence: string): GuideSentence {
  const onlyOnPhones = onPhones.test(sentence);
  const rest = sentence.replace(onPhones, '');
  const asked = rest.charAt(0).toUpperCase() + rest.slice(1);
  for (const [pattern, read] of readers) {
    const parts = pattern.exec(asked);
    if (parts) return { sentence, step: read(...parts.slice(1)), onlyOnPhones };
  }
  return { sentence, step: null, onlyOnPhones };
}

/** The sentences of the guide's numbered lists, in order. Other paragraphs explain, and ask for nothing. */
export const readGuide = (markdown: string): readonly GuideSentence[] =>
  markdown
    .replaceAll(/\n {3,}/g, ' ')
    .split('\n')
    .flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1]?.split(/(?<=\.) (?=[A-Z])/) ?? [])
    .map((sentence) => readSentence(sentence.replace(/\.$/, '')));
