import { expect, type Locator, type Page } from '@playwright/test';
import { type GuideSentence, type GuideStep, readGuide } from './guide-steps';

/** With what a person works, all the way. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

export interface Reader {
  readonly page: Page;
  readonly hand: Hand;
  readonly isPhone: boolean;
  readonly baseUrl: string;
  /** The path of the store that the guide changes. */
  readonly storePath: string;
  /** The path of a file that the guide names. */
  readonly fileOf: (name: string) => string;
}

type Scope = Page | Locator;

/** Enough to go through the longest page. */
const maxKeys = 300;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A control's name may go on with what it says more, such as a search result with its place. */
const named = (name: string) => ({ name: new RegExp(`^${escaped(name)}([ ,*]|$)`) });

const roles = ['button', 'link', 'tab', 'row', 'menuitem', 'option', 'radio', 'switch', 'checkbox'] as const;

const visible = (found: Locator) => found.filter({ visible: true }).first();

function controlOf(scope: Scope, name: string): Locator {
  const [exact, begun] = [{ name, exact: true }, named(name)].map((options) =>
    roles.map((role) => scope.getByRole(role, options)).reduce((all, one) => all.or(one)),
  );
  return visible((exact as Locator).or(begun as Locator));
}

const fieldOf = (scope: Scope, name: string) =>
  visible(
    (['searchbox', 'textbox', 'spinbutton'] as const)
      .map((role) => scope.getByRole(role, named(name)))
      .reduce((all, one) => all.or(one))
      .or(scope.getByLabel(name, { exact: true }).and(scope.locator('input'))),
  );

const groupOf = (scope: Scope, name: string) =>
  visible(
    (['group', 'row', 'listitem', 'article'] as const)
      .map((role) => scope.getByRole(role, named(name)))
      .reduce((all, one) => all.or(one)),
  );

/** A row has controls of its own, which have the focus apart from it. */
const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) =>
      element === document.activeElement || (element.role !== 'row' && element.contains(document.activeElement)),
  );

/** Tab goes from control to control, an arrow from row to row, or within a row between it and its controls. */
const nextKey = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    const list = element.closest(
      '[role=treegrid], [role=radiogroup], fieldset, [role=menu], [role=listbox], [role=tablist]',
    );
    if (!focused || !list?.contains(focused)) return 'Tab';
    const row = element.closest('[role=row]');
    if (!row?.contains(focused)) return row && focused.role !== 'row' ? 'ArrowLeft' : 'ArrowDown';
    return element === row ? 'ArrowLeft' : 'ArrowRight';
  });

async function focusByKeys(page: Page, target: Locator) {
  for (let presses = 0; presses < maxKeys; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(await nextKey(target));
  }
  throw new Error('The keyboard does not reach it');
}

async function press({ page, hand }: Reader, target: Locator) {
  await expect(target).toBeVisible();
  if (hand === 'touch') return target.tap();
  if (hand === 'mouse') return target.click();
  await focusByKeys(page, target);
  return page.keyboard.press('Enter');
}

async function type(reader: Reader, field: Locator, text: string) {
  const { page, hand } = reader;
  await expect(field).toBeVisible();
  if (hand === 'keyboard') await focusByKeys(page, field);
  else await press(reader, field);
  await page.keyboard.press('ControlOrMeta+a');
  return text === '' ? page.keyboard.press('Delete') : page.keyboard.type(text);
}

/** What is drawn of a hidden control is its label, which takes the pointer. */
const labelOf = (control: Locator) => control.locator('xpath=ancestor::label');

async function choose(reader: Reader, option: Locator) {
  if (reader.hand !== 'keyboard') return press(reader, labelOf(option));
  await focusByKeys(reader.page, option);
  return (await option.isChecked()) ? undefined : reader.page.keyboard.press('Space');
}

async function upload(reader: Reader, button: Locator, file: string) {
  const target = reader.hand === 'keyboard' ? button : labelOf(button);
  const [chooser] = await Promise.all([reader.page.waitForEvent('filechooser'), press(reader, target)]);
  return chooser.setFiles(file);
}

async function storeShows({ page, baseUrl, storePath }: Reader, text: string) {
  await expect
    .poll(async () => (await page.request.get(baseUrl + storePath)).text(), { message: `The store shows ${text}` })
    .toContain(text);
}

async function see(reader: Reader, { text, where }: Extract<GuideStep, { kind: 'see' }>) {
  if (where === 'store') return storeShows(reader, text);
  const { page } = reader;
  const shown = where === 'preview' ? page.frameLocator('iframe >> visible=true') : page;
  return expect(shown.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

/** The open sheet, below which nobody reaches anything; else the page. Which of them is asked anew at each look. */
const reachable = (page: Page) =>
  page
    .locator('dialog:modal')
    .last()
    .or(page.locator('body').filter({ hasNot: page.locator('dialog:modal') }));

async function follow(reader: Reader, step: GuideStep) {
  const { page } = reader;
  const scope = reachable(page);
  const within = (name: string | undefined) => (name === undefined ? scope : groupOf(scope, name));
  switch (step.kind) {
    case 'open':
      return page.goto(reader.baseUrl + step.path);
    case 'type':
      return type(reader, fieldOf(within(step.within), step.field), step.text);
    case 'press':
      return press(reader, controlOf(within(step.within), step.name));
    case 'choose':
      return choose(reader, groupOf(scope, step.field).getByRole('radio', named(step.option)).first());
    case 'upload':
      return upload(reader, controlOf(scope, step.button), reader.fileOf(step.file));
    case 'see':
      return see(reader, step);
  }
}

const isFor = ({ isPhone }: Reader, { onlyOnPhones }: GuideSentence) => isPhone || !onlyOnPhones;

/** Does what each sentence says. @throws Error that names the sentence which cannot be followed */
export async function followGuide(reader: Reader, markdown: string) {
  for (const sentence of readGuide(markdown).filter((one) => isFor(reader, one))) {
    if (!sentence.step) throw new Error(`No step is known for: ${sentence.sentence}`);
    try {
      await follow(reader, sentence.step);
    } catch (cause) {
      throw new Error(`Cannot follow: ${sentence.sentence}`, { cause });
    }
  }
}
