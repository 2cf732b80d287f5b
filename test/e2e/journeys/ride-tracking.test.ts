import { customerMessages } from '../messages';
import { axeFindings } from '../page-checks';
import { drive, orderRide, rideTexts, stage } from '../rider';
import { expect, open, test } from '../watched-test';

const text = rideTexts('id');

test('nobody takes a ride: its price is in the balance again', async ({ page }) => {
  const order = await orderRide(page, text);
  await drive(order, 'none');
  await expect(stage(page, text)).toContainText(text['ride-track.no-driver']);
  await expect(stage(page, text)).toContainText(text['ride-track.refund']);
  expect(await axeFindings(page)).toEqual([]);
  await open(page, '/antarin');
  await expect(page.getByText('Rp200.000').first()).toBeVisible();
});

test('a driver who cancels is reported, with the price back in the balance', async ({ page }) => {
  const order = await orderRide(page, text);
  await drive(order, 'accept');
  await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
  await drive(order, 'cancel');
  await expect(stage(page, text)).toContainText(text['ride-track.driver-cancelled']);
  await expect(stage(page, text)).toContainText(text['ride-track.refund']);
});

test('a customer cancels a ride before it is taken, and reads what comes back', async ({ page }) => {
  await orderRide(page, text);
  await page.getByRole('button', { name: text['ride-track.cancel'] }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(text['ride-track.cancel-hint']);
  await question.getByRole('button', { name: text['ride-track.cancel-yes'] }).click();
  await expect(stage(page, text)).toContainText(text['ride-track.cancelled']);
  await expect(stage(page, text)).toContainText(text['ride-track.refund']);
  await expect(page.getByRole('main')).toContainText(customerMessages.id['order.status-cancelled']);
});

test('a ride that changed while the connection was lost shows its current state within two seconds', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  const order = await orderRide(page, text);
  await drive(order, 'accept');
  await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
  const lost = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await expect(page.getByText(text['ride-track.lost'])).toBeVisible();
  await expect(stage(page, text)).toContainText(text['ride-track.on-the-way']);
  await drive(order, 'next');
  await drive(order, 'next');
  await lost;
  await context.setOffline(false);
  await expect(stage(page, text)).toContainText(text['ride-track.riding'], { timeout: 2_000 });
  await expect(page.getByText(text['ride-track.lost'])).toHaveCount(0);
  await drive(order, 'next');
  await expect(stage(page, text)).toContainText(text['ride-track.done']);
});
