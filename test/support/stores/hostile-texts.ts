/** Repeats a text up to this many characters, without cutting one in two. */
const repeated = (text: string) => (length: number) =>
  [...text.repeat(Math.ceil(length / [...text].length))].slice(0, length).join('');

/** Functions that create valid texts of a given length that are hard to lay out. */
export const hardTexts: readonly ((length: number) => string)[] = [
  repeated('W'),
  repeated('https://toko-yang-panjang.example/jalan/'),
  repeated('Pertanggungjawabannya'),
  repeated('متجر العطور الشرقية الفاخرة '),
  repeated('👩‍👩‍👧‍👦🏳️‍🌈🛵Toko'),
  repeated('Zͣͪ̐a̶̢̛l̸̰͂g̴̱̈́o̷͎͂ '),
  repeated('ร้านขายผลไม้และดอกไม้สด'),
  repeated('\u202eterbalik '),
  repeated('超市'),
  (length) => 'a'.slice(0, length),
];

/** Html that is wider than a phone. */
export const hardMarkup: readonly string[] = [
  `<pre>${'satu baris yang tidak berhenti '.repeat(12)}</pre>`,
  `<h2>${'Judul'.repeat(20)}</h2><p>${'W'.repeat(200)}</p>`,
  `<table><tbody><tr>${'<td>kolom yang lebar</td>'.repeat(12)}</tr></tbody></table>`,
  `<ul><li>${'x'.repeat(120)}</li></ul><p>https://toko.example/${'a/'.repeat(80)}${'b'.repeat(80)}</p>`,
  `<p dir="rtl">${'متجر العطور الشرقية '.repeat(6)}</p><p>pendek</p>`,
  `<a href="https://toko.example/${'a'.repeat(60)}">${'tautan'.repeat(20)}</a>`,
];
