import type { Page } from '@playwright/test';
import { addressMessages } from '../messages';
import { bar, becomeRider, openRide, rideTexts, sheet, typePlace } from '../rider';
import { alive, expect, open, test } from '../watched-test';

const text = rideTexts('id');
const malang = { latitude: -7.9771, longitude: 112.6341 };

/** Requests the device's position in the sheet for the origin of the ride. */
async function askPosition(page: Page) {
  await openRide(page, 'ojek');
  await bar(page).click();
  await sheet(page).getByRole('button', { name: text['near-me.use-position'] }).click();
}

/** Everything works by typing. */
async function goOnTyping(page: Page) {
  await typePlace(page, 'mala', /^Malang/);
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
}

test.describe('where the device says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { ...malang, accuracy: 20 } });

  test('a ride begins there', async ({ page }) => {
    await askPosition(page);
    await expect(sheet(page)).toContainText(text['ride-pick.destination']);
    await sheet(page).press('Escape');
    await expect(page.getByRole('button', { name: /Malang/ })).toBeVisible();
  });
});

test.describe('where the device knows it inaccurately', () => {
  test.use({ permissions: ['geolocation'], geolocation: { ...malang, accuracy: 900 } });

  test('the customer is asked to move the pin', async ({ page }) => {
    await askPosition(page);
    await expect(page.getByText(text['ride-pick.inaccurate']).first()).toBeVisible();
    await goOnTypingDestination(page);
  });
});

async function goOnTypingDestination(page: Page) {
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
  await typePlace(page, 'singos', /^Singosari/);
  await expect(page.getByText(text['ride-order.guest'])).toBeVisible();
}

test('a denied position is reported, and the visitor types a location instead', async ({ page, context }) => {
  await context.clearPermissions();
  await askPosition(page);
  await expect(sheet(page)).toContainText(text['ride-pick.denied']);
  await goOnTyping(page);
});

test('a device without a location is reported, and the visitor types one instead', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Object.getPrototypeOf(navigator) as { geolocation?: unknown }).geolocation;
  });
  await askPosition(page);
  await expect(sheet(page)).toContainText(text['ride-pick.unknown']);
  await goOnTyping(page);
});

test('a slow position is reported, and the visitor can type a location meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail, options) => {
      setTimeout(() => fail?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError), options?.timeout);
    };
  });
  await page.clock.install();
  await askPosition(page);
  await expect(sheet(page)).toContainText(text['ride-pick.locating']);
  await page.clock.fastForward(3_500);
  await expect(sheet(page)).toContainText(text['ride-pick.slow']);
  await page.clock.fastForward(7_000);
  await expect(sheet(page)).toContainText(text['ride-pick.unknown']);
  await goOnTyping(page);
});

test('a point of the map is chosen under the pin in its middle', async ({ page }) => {
  await becomeRider(page);
  await openRide(page, 'antarstasiun');
  await bar(page).click();
  await sheet(page).getByRole('button', { name: text['ride-pick.map'] }).click();
  await expect(page.getByText(text['ride-map.drag'])).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const map = page.getByRole('region', { name: text['ride-map.label'] });
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 80, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: text['ride-map.use'] }).click();
  await expect(sheet(page)).toContainText(text['checkout.choose-payment']);
});

test('an address that was typed in the account becomes an end of a ride, and its pin is to be moved', async ({
  page,
}) => {
  const words = { ...text, ...addressMessages.id };
  await becomeRider(page);
  await open(page, '/antarin/akun/alamat');
  const add = page.getByRole('button', { name: words['address-book.add'] });
  await alive(add);
  await add.click();
  const field = (name: string) => sheet(page).first().getByRole('textbox', { name });
  await field(words['address.name']).fill('Siti');
  await field(words['address.phone']).fill('081234567');
  await field(words['address.street']).fill('Jl. Ijen 20');
  await sheet(page).getByRole('button', { name: words['address.province'] }).click();
  for (const region of ['Jawa Timur', 'Kota Malang', 'Klojen'])
    await sheet(page).last().getByRole('button', { name: region, exact: true }).click();
  await sheet(page).getByRole('button', { name: words['address.save'] }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Jl. Ijen 20');

  await openRide(page, 'ojek');
  await bar(page).click();
  await sheet(page)
    .getByRole('button', { name: /Jl\. Ijen 20/ })
    .click();
  await expect(sheet(page)).toContainText(text['ride-pick.destination']);
  await typePlace(page, 'singos', /^Singosari/);
  await expect(sheet(page)).toContainText(text['checkout.choose-payment']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Jl\. Ijen 20, Klojen, Kota Malang/ })).toBeVisible();
  await expect(page.getByText(text['ride-pick.nearby'])).toBeVisible();
});
