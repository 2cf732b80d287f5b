import { type ReactNode, use } from 'react';
import { useLocale } from '../../../../src/i18n/use-messages';

const localeOfStrings = Symbol.for('react-aria.i18n.locale');
const strings = Symbol.for('react-aria.i18n.strings');

type Texts = Readonly<Record<string, object>>;

/** React Aria looks for texts of the page's own at these two symbols, and otherwise has English alone. */
async function provideIndonesian() {
  const [{ indonesianStrings }, english] = await Promise.all([
    import(/* webpackChunkName: "aria-id" */ './indonesian-strings'),
    import(/* webpackChunkName: "aria-id" */ 'react-aria-components/i18n/en-US'),
  ]);
  // The package declares its default export as a type alone.
  const { default: texts } = english as unknown as { default: Texts };
  const all = Object.entries(texts).map(([name, own]) => [name, { ...own, ...indonesianStrings[name] }]);
  Object.assign(window, { [localeOfStrings]: 'id', [strings]: Object.fromEntries(all) as Texts });
}

const nothing = Promise.resolve();
let indonesian: Promise<void> | undefined;

function load() {
  // Without them, screen readers say the English texts.
  indonesian ??= provideIndonesian().catch(() => undefined);
  return indonesian;
}

/** Suspends until the texts for screen readers are there. */
export function AriaStrings({ children }: { children: ReactNode }) {
  const locale = useLocale();
  use(locale === 'id' ? load() : nothing);
  return children;
}
