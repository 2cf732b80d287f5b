import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AssetManifest } from '../../src/app/document/render-request';
import { builtFiles, builtStudio, firstLoad, sizeOf } from '../support/programs/first-load';
import { tagsOf } from '../support/programs/markup';
import { restedLoad } from '../support/programs/rested-load';
import { becomeBuyer, becomeCustomer } from './customer';
import { demoStores } from './demo-pages';
import { balanceWay, bar, becomeRider, cancelRide, payBy, payOnHold, rideTexts, typeEnds } from './rider';
import { expect, test } from './watched-test';

const home = '/kebunara';
const list = '/kebunara/m/sayur-sayur';
const search = '/kebunara/search/0';
const item = '/kebunara/p/bayam-bayam250';

/** In KB of script, and the number of scripts. */
interface Budget {
  max: number;
  wanted: number;
  maxScripts: number;
}

const ofList = { max: 90, wanted: 90, maxScripts: 4 };
const ofSearch = { max: 101, wanted: 90, maxScripts: 6 };
const ofHome = { max: 97, wanted: 95, maxScripts: 5 };
const ofItem = { max: 98, wanted: 95, maxScripts: 6 };

/** A store with a popup and sliders, one without, and one with a slider for its menus. */
const homes = ['/plasanusa', '/ronasenja', home];

async function checkBudget(page: Page, path: string, { max, wanted, maxScripts }: Budget) {
  const { kilobytes, scripts, requests, parts } = await restedLoad(page, path);
  console.log(
    `${path}: ${kilobytes.toFixed(1)} KB in ${scripts} scripts, ${requests} requests (wanted ${wanted} KB): ${parts}`,
  );
  expect(kilobytes).toBeLessThanOrEqual(max);
  expect(scripts).toBeLessThanOrEqual(maxScripts);
}

const budgets = [
  { path: list, budget: ofList },
  { path: search, budget: ofSearch },
  ...homes.map((path) => ({ path, budget: ofHome })),
  { path: item, budget: ofItem },
];

for (const { path, budget } of budgets) {
  test(`until it rests, ${path} has loaded at most ${budget.max} KB in ${budget.maxScripts} scripts`, async ({
    page,
  }) => {
    await checkBudget(page, path, budget);
  });
}

const ofCheckout = { max: 147, wanted: 130, maxScripts: 14 };

test(`until it rests, a checkout has loaded at most ${ofCheckout.max} KB in ${ofCheckout.maxScripts} scripts`, async ({
  page,
}) => {
  await becomeBuyer(page, 'kebunara', 'bayam250');
  await checkBudget(page, '/kebunara/checkout', ofCheckout);
  expect(new URL(page.url()).pathname).toBe('/kebunara/checkout');
});

const maxOfFlow = 60;
const wantedOfFlow = 40;

test(`the scripts of each lazy flow are at most ${maxOfFlow} KB`, async ({ page }) => {
  const scriptsOfEveryPage = async () => new Set((await firstLoad(page, '/kebunara/maintenance')).scripts);
  let ofEveryPage = await scriptsOfEveryPage();
  const ownOf = async (path: string) => {
    const opened = await page.context().newPage();
    const { scripts } = await firstLoad(opened, path);
    // An open page uses one of the customer's few live streams.
    await opened.close();
    return sizeOf(scripts.filter((name) => !ofEveryPage.has(name)));
  };
  const guests = ['/login', '/login?next=%2Fcart', '/nearme', '/p/bayam-bayam250/reviews'];
  const account = [
    '/akun',
    '/akun/shopping',
    '/akun/profil',
    '/akun/profil/tutup',
    '/akun/pengaturan',
    '/akun/pengaturan/password',
    '/akun/pengaturan/notifikasi',
    '/akun/notifikasi',
  ];
  const chat = ['/chat/0/0/0/0', '/chat/0/0/1/kbn_app'];
  const customers = ['/cart', ...account, ...chat, '/saldo', '/akun/topup', '/akun/change-point', '/invoice'];
  const sizes: { [path: string]: number } = {};
  for (const path of guests) sizes[path] = await ownOf(`/kebunara${path}`);
  await becomeBuyer(page, 'kebunara', 'bayam250');
  ofEveryPage = await scriptsOfEveryPage();
  for (const path of customers) sizes[path] = await ownOf(`/kebunara${path}`);
  console.log(`own scripts in KB (wanted ${wantedOfFlow}): ${JSON.stringify(sizes)}`);
  expect(Object.entries(sizes).filter(([, size]) => size === 0 || size > maxOfFlow)).toEqual([]);
});

test(`the sheet of a bill and its payment load at most ${maxOfFlow} KB of their own each`, async ({ page }) => {
  const grid = '/plasanusa/m/pulsa_&_tagihan-tagihan';
  const ofGrid = new Set((await firstLoad(page, grid)).scripts);
  const ofSheet = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') ofSheet.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  await page.getByRole('link', { name: 'Token listrik', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sheet = sizeOf([...ofSheet].filter((name) => !ofGrid.has(name)));
  await becomeCustomer(page, 'plasanusa');
  const ofEveryPage = new Set((await firstLoad(page, '/plasanusa/maintenance')).scripts);
  const opened = await page.context().newPage();
  const { scripts } = await firstLoad(opened, '/plasanusa/m/payment/token');
  await expect(opened.getByRole('textbox')).toBeVisible();
  const sizes = { sheet, payment: sizeOf(scripts.filter((name) => !ofEveryPage.has(name))) };
  console.log(`own scripts of a bill in KB (wanted ${wantedOfFlow}): ${JSON.stringify(sizes)}`);
  expect(Object.entries(sizes).filter(([, size]) => size === 0 || size > maxOfFlow)).toEqual([]);
});

const maxOfStudio = { signIn: 165, editor: 300, whole: 390 };
const wantedOfWhole = 300;

const otherRoom = /^studio\/(?!editor\/)[^/]+\/route$/;
const texts = /^studio\/(?:words|__generated__\/messages(?:\/parts)?)\/(id|en)(?:\/index)?$/;

/** Every script that somebody in an editor can load in a language, with each of its sheets. */
function scriptsOfEditor(locale: string): string[] {
  const { entry, modules } = JSON.parse(readFileSync(join(builtStudio, 'manifest.json'), 'utf8')) as AssetManifest;
  const own = Object.entries(modules).filter(
    ([name]) => !otherRoom.test(name) && (texts.exec(name)?.[1] ?? locale) === locale,
  );
  const files = [...entry.js, ...own.flatMap(([, { js }]) => js)];
  return [...new Set(files.map((file) => file.replace('/studio/assets/', '')))];
}

test(`signing in to the studio loads at most ${maxOfStudio.signIn} KB of script, an editor with a form ${maxOfStudio.editor} KB, with all its sheets ${maxOfStudio.whole} KB`, async ({
  page,
}) => {
  const scripts = new Set<string>();
  // The previewed page of the store is a frame with a budget of its own.
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.add(new URL(request.url()).pathname.replace('/studio/assets/', ''));
  });
  await page.goto('/studio/sign-in');
  await page.getByLabel('Email').fill('studio@toko.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('belanja123');
  const signIn = sizeOf([...scripts], builtStudio);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('about:blank');
  scripts.clear();
  await page.goto('/studio/stores/kebunara');
  await page.getByRole('treegrid').getByText('Sayur', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Indonesia', exact: true }).first()).toBeVisible();
  const editor = sizeOf([...scripts], builtStudio);
  expect([...scripts].filter((name) => !scriptsOfEditor('id').includes(name))).toEqual([]);
  const whole = Math.max(...['id', 'en'].map((locale) => sizeOf(scriptsOfEditor(locale), builtStudio)));
  console.log(
    `studio: ${JSON.stringify({ signIn, editor, whole })} KB of script (wanted of the whole ${wantedOfWhole})`,
  );
  expect(Math.min(signIn, editor)).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(editor);
  expect(signIn).toBeLessThanOrEqual(maxOfStudio.signIn);
  expect(editor).toBeLessThanOrEqual(maxOfStudio.editor);
  expect(whole).toBeLessThanOrEqual(maxOfStudio.whole);
});

test('a page of a store loads nothing of the studio', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of [home, list, search, item]) await page.goto(path, { waitUntil: 'networkidle' });
  expect(requested).toContain(home);
  expect(requested.filter((path) => path.startsWith('/studio') || path.startsWith('/preview'))).toEqual([]);
});

/** Texts that identify packages after minification. */
const heavy: { readonly [name: string]: RegExp } = {
  formik: /Formik|formik/,
  yup: /must be a `\$\{type\}` type|notOneOf/,
  xstate: /xstate\.(init|stop|done)/,
  'pigeon-maps': /pigeon-(drag-block|click-block|attribution|tile)/,
  'react-slick': /slick-(slide|track|list|slider)/,
};

/** Packages load with the first flow that needs them, from the same files for all flows. */
const isPackage = (name: string) =>
  Object.values(heavy).some((mark) => mark.test(readFileSync(join(builtFiles, name), 'utf8')));

test(`each step of a ride, and a form, loads at most ${maxOfFlow} KB of own script`, async ({ page }) => {
  await becomeRider(page, 200_000);
  const ofEveryPage = new Set((await firstLoad(page, '/antarin/maintenance')).scripts);
  const ownOf = (scripts: readonly string[]) =>
    sizeOf(scripts.filter((name) => !ofEveryPage.has(name) && !isPackage(name)));
  const form = ownOf((await firstLoad(page, '/antarin/f/daftar-pengemudi')).scripts);
  const { scripts } = await firstLoad(page, '/antarin/p/ride/ojek');
  const ride = ownOf(scripts);
  const fresh = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fresh.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  const text = rideTexts('id');
  await typeEnds(page, text);
  await payBy(page, balanceWay);
  await page.waitForLoadState('networkidle');
  const choosing = ownOf([...fresh].filter((name) => !scripts.includes(name)));
  await bar(page).click();
  await payOnHold(page, text);
  const tracking = ownOf((await firstLoad(page, new URL(page.url()).pathname)).scripts);
  await cancelRide(page);
  const sizes = { form, ride, choosing, tracking };
  console.log(`own scripts of a ride and a form in KB (wanted ${wantedOfFlow}): ${JSON.stringify(sizes)}`);
  expect(scripts.filter((name) => /Formik|notOneOf/.test(readFileSync(join(builtFiles, name), 'utf8')))).toEqual([]);
  expect(Object.entries(sizes).filter(([, size]) => size === 0 || size > maxOfFlow)).toEqual([]);
});

test('no page loads a package that it does not use', async ({ page }) => {
  for (const path of [list, search, item, '/kebunara/m/tentang-tentang', '/']) {
    const text = (await firstLoad(page, path)).scripts
      .map((name) => readFileSync(join(builtFiles, name), 'utf8'))
      .join('\n');
    const loaded = Object.keys(heavy).filter((name) => heavy[name]?.test(text));
    expect({ path, loaded }).toEqual({ path, loaded: [] });
  }
});

test('every package in the list is part of the build', () => {
  const built = readdirSync(builtFiles)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(builtFiles, name), 'utf8'))
    .join('\n');
  const needed = ['xstate', 'pigeon-maps', 'react-slick'];
  expect(needed.filter((name) => heavy[name]?.test(built))).toEqual(needed);
});

test('another store adds no script: all stores load the same files', async ({ request }) => {
  const known = new Set(readdirSync(builtFiles));
  const entries = await Promise.all(
    demoStores.map(async ({ codename }) => {
      const html = await (await request.get(`/${codename}/maintenance`)).text();
      return tagsOf(html)
        .map(({ attributes }) => attributes.get('src') ?? '')
        .filter((src) => src.startsWith('/assets/'));
    }),
  );
  const [first = []] = entries;
  expect(first.length).toBeGreaterThan(0);
  for (const files of entries) expect(files).toEqual(first);
  expect(first.every((file) => known.has(file.replace('/assets/', '')))).toBe(true);
  for (const { codename } of demoStores) expect([...known].filter((name) => name.includes(codename))).toEqual([]);
});
