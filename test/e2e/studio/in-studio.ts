import type { Page } from '@playwright/test';
import { DraftToPublishDocument } from '../../../studio/__generated__/documents/draft-to-publish';

/** The person of the demo, who owns all demo stores. */
export const owner = { email: 'studio@toko.test', password: 'belanja123' };

export async function signIn(page: Page, { email, password } = owner) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

interface Opening {
  readonly store: string;
  readonly place?: string;
  /** The studio's, where it is not the store's. */
  readonly origin?: string;
}

/** Signs in, and opens the editor of a store. */
export async function openEditor(page: Page, { store, place, origin = '' }: Opening, person = owner) {
  await page.goto(`${origin}/studio/stores/${store}${place ? `?place=${encodeURIComponent(place)}&pane=form` : ''}`);
  await signIn(page, person);
}

/** The page that the preview shows; another one takes its place after each change. */
export const shownPage = (page: Page) => page.frameLocator('iframe >> visible=true');

export const inShownPage = <Result>(page: Page, work: () => Result | Promise<Result>) =>
  shownPage(page).locator('html').evaluate(work);

export const shownUrl = (page: Page) => inShownPage(page, () => location.href);

/** Calls the studio's facade as the person who is signed in. */
export const askStudio = <Data>(page: Page, { id }: { id: string }, variables: object): Promise<Data> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/studio/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { data: Data }).data;
    },
    { documentId: id, variables },
  );

interface DraftData {
  readonly store: { readonly draft: { readonly version: number; readonly shown: number; readonly document: unknown } };
}

export const draftOf = async (page: Page, codename: string) =>
  (await askStudio<DraftData>(page, DraftToPublishDocument, { codename })).store.draft;
