import fc from 'fast-check';
import { jsonScript } from '../../../../src/app/document/json-script';

const hostile = fc.constantFrom(
  '</script>',
  '</SCRIPT ',
  '<!--',
  '-->',
  '<script>',
  ']]>',
  '\u2028',
  '\u2029',
  '&lt;',
  '\\',
  '"',
  "'",
);
const anyText = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));

const content = (script: string) =>
  /^<script type="application\/json" id="data">([\s\S]*)<\/script>$/.exec(script)?.[1];

test('any string survives serialisation and cannot end the script', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const written = content(jsonScript('data', { text, [text]: [text] }));
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written ?? '')).toEqual({ text, [text]: [text] });
    }),
    { numRuns: 1_000 },
  );
});
