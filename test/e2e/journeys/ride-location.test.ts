import type { Page } from '@playwright/test';
import { bar, becomeRider, openRide, rideTexts, sheet, typePlace } from '../rider';
import { expect, test } from '../watched-test';

const text = rideTexts('id');
const malang = { latitude: -7.9771, longitude: 112.6341 };

/** Asks for the device's position in the sheet that asks where the ride begins. */
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

test('a location that is denied is reported, and typed instead', async ({ page, context }) => {
  await context.clearPermissions();
  await askPosition(page);
  await expect(sheet(page)).toContainText(text['ride-pick.denied']);
  await goOnTyping(page);
});

test('a device without a location is reported, and typed instead', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Object.getPrototypeOf(navigator) as { geolocation?: unknown }).geolocation;
  });
  await askPosition(page);
  await expect(sheet(page)).toContainText(text['ride-pick.unknown']);
  await goOnTyping(page);
});

test('a location that takes long is reported, and can be typed meanwhile', async ({ page }) => {
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
