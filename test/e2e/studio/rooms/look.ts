import type { Page } from '@playwright/test';
import { axeFindings, settled } from '../../page-checks';
import { layoutFaults } from './layout-faults';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const normal = '100%';
const large = '200%';

/** Sets the size of text as a browser's setting does, and waits until all that depends on it is drawn. */
const setText = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);

export interface Looks {
  /**
   * Notes the faults of what is shown, in both widths and sizes of text.
   * @param part a selector of what is looked at; by default everything
   */
  look(name: string, part?: string): Promise<void>;
  readonly faults: readonly string[];
}

export function looksAt(page: Page): Looks {
  const faults: string[] = [];

  async function lookIn(size: typeof phone, text: string, part: string) {
    await page.setViewportSize(size);
    await setText(page, text);
    await settled(page);
    const found = await layoutFaults(page, part);
    if (found.length === 0) return found;
    // Something may still have been on its way.
    await page.waitForTimeout(500);
    return layoutFaults(page, part);
  }

  return {
    faults,
    async look(name, part = 'html') {
      const note = (where: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${name}, ${where}: ${fault}`));
      const audit = async (where: string, of: string) =>
        note(
          where,
          (await axeFindings(page, of)).map((finding) => JSON.stringify(finding)),
        );
      const dialog = 'dialog:modal';
      const isDialog = (await page.locator(dialog).count()) > 0;
      note('390 px', await lookIn(phone, normal, part));
      note('390 px, large text', await lookIn(phone, large, part));
      await audit('390 px, large text', isDialog ? dialog : part);
      note('1280 px, large text', await lookIn(desk, large, part));
      note('1280 px', await lookIn(desk, normal, part));
      // A dialog has the same parts in both widths, of which axe finds the same.
      if (!isDialog) await audit('1280 px', part);
    },
  };
}
