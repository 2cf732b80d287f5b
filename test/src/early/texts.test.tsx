import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, useState } from 'react';
import { Amount } from '../../../src/ui/card/amount';
import { Button } from '../../../src/ui/button/button';
import { earlyPage, settle } from '../../support/browser/early-page';
import { type Translator, translatePage } from '../../support/browser/translator';

const words = ['Habis', '', 'Sisa satu', 'Sisa dua'];

/** Every way in which texts change: alone, beside other texts or elements, added, removed and moved. */
function Page() {
  const [at, setAt] = useState(0);
  const word = words[at % words.length] ?? '';
  const order = at % 2 ? ['a', 'b', 'c'] : ['c', 'a', 'b'];
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>Lagi</Button>
      <div data-testid="page">
        <p>{word || 'Kosong'}</p>
        <p>
          Jumlah {at} dari {words.length} barang
        </p>
        <p>
          {word && <b>{word}</b>}
          {word}
          {at % 2 === 0 && 'Diskon'}
          <i>{at}</i>
          {at > 1 && ' akhir'}
        </p>
        <p>
          {order.map((one) => (
            <Fragment key={one}>{`${one}${at} `}</Fragment>
          ))}
        </p>
        {at % 3 === 0 ? 'Teks' : <b>Unsur</b>}
        <Amount money={{ amount: 10_500 * (at + 1), currency: 'Rp' }} />
      </div>
    </>
  );
}

const shown = () => screen.getByTestId('page').textContent;
const tap = async () => userEvent.click(screen.getByRole('button'));

async function untranslated(): Promise<string[]> {
  const page = earlyPage(<Page />);
  await page.hydrate();
  const texts = [shown()];
  for (let taps = 0; taps < 8; taps += 1) {
    await tap();
    texts.push(shown());
  }
  await page.close();
  return texts;
}

const whens = ['before hydration', 'while React takes over', 'after hydration'] as const;

for (const how of ['replace', 'move'] as const satisfies readonly Translator[])
  for (const when of whens) {
    test(`texts are right and nothing fails with a translator (${how}) that begins ${when}`, async () => {
      const expected = await untranslated();
      const page = earlyPage(<Page />);
      let stop = () => {};
      const begin = () => {
        stop = translatePage(how);
      };
      if (when === 'before hydration') begin();
      if (when === 'while React takes over') addEventListener('hydrate', begin, { once: true });
      await page.hydrate();
      if (when === 'after hydration') begin();
      await settle();
      expect(document.querySelectorAll('font font').length).toBeGreaterThan(3);
      expect(document.querySelector('[translate=no] font')).toBeNull();
      const texts = [shown()];
      for (let taps = 0; taps < 8; taps += 1) {
        await tap();
        texts.push(shown());
      }
      await settle();
      stop();
      expect(texts).toEqual(expected);
      if (when === 'after hydration') expect(page.errors).toEqual([]);
    });
  }

test('a reverted translation leaves the page unchanged', async () => {
  const page = earlyPage(<Page />);
  await page.hydrate();
  const stop = translatePage('move');
  await tap();
  await settle();
  stop();
  for (const font of page.place.querySelectorAll('font')) {
    const text = font.firstChild?.firstChild;
    if (!(text instanceof Text)) continue;
    font.parentNode?.insertBefore(text, font);
    font.remove();
  }
  expect(document.querySelector('font')).toBeNull();
  await tap();
  await act(async () => {});
  expect(shown()).toContain('Jumlah 2 dari 4 barang');
});
