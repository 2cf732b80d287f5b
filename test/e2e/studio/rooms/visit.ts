import type { Page } from '@playwright/test';
import type { PlainKey, StudioTranslate } from '../../../../studio/i18n/use-studio-messages';
import { studioLanguage } from '../../../support/studio/studio-translate';
import { type Language, messages } from '../../messages';
import { expect, type Watch } from '../../watched-test';
import { type Looks, looksAt } from './look';

/** A page of the studio in one language, which is looked at in all sizes. */
export interface Visit extends Looks {
  readonly page: Page;
  readonly watch: Watch;
  readonly language: Language;
  readonly m: StudioTranslate;
  /** The texts that the studio shares with stores. */
  readonly shared: (typeof messages)[Language];
  /** Opens a path of the studio as a new document. */
  open(path: string): Promise<void>;
  /** Opens a path of the studio as a link in it does, without loading the page again. */
  go(path: string): Promise<void>;
  /** Presses the first button of this name. */
  press(name: string): Promise<void>;
  fill(key: PlainKey, text: string): Promise<void>;
  /** Waits for a heading. */
  arrive(key: PlainKey): Promise<void>;
  /** Closes the open sheet, and those below it. */
  closeSheets(): Promise<void>;
}

export function visitIn(page: Page, language: Language, watch: Watch): Visit {
  const { m } = studioLanguage(language);
  let steps = 0;
  return {
    page,
    watch,
    language,
    m,
    shared: messages[language],
    ...looksAt(page),
    async open(path) {
      await page.goto(`/studio${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    },
    async go(path) {
      const isOtherRoom = new URL(page.url()).pathname !== `/studio${path.split('?')[0]}`;
      steps += 1;
      const state = { key: `step-${steps}`, idx: steps, usr: null };
      await page.evaluate(
        ([path, state]) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          history.pushState(state, '', `/studio${path}`);
          dispatchEvent(new PopStateEvent('popstate', { state }));
        },
        [path, state] as const,
      );
      // The router shows the old room until the next one is rendered, which then takes the focus.
      if (isOtherRoom) await expect(page.locator(':focus')).toHaveCount(1);
    },
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    fill: (key, value) => page.getByLabel(m(key), { exact: true }).fill(value),
    arrive: (key) => expect(page.getByRole('heading', { name: m(key), exact: true }).first()).toBeVisible(),
    closeSheets: () =>
      expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog:modal')).toHaveCount(0, { timeout: 500 });
      }).toPass(),
  };
}
