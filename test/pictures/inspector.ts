/** Takes the README's screenshot of the inspector during a checkout whose outcome is not known yet. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { becomeBuyer, pick } from '../e2e/customer';
import { chromiumOptions } from '../support/programs/chromium-options';
import { asOperator } from '../support/programs/operator-key';
import { startServer } from '../support/programs/start-server';

const file = join(__dirname, '../../docs/pictures/inspector.png');
const viewport = { width: 1280, height: 800 };

async function main() {
  const server = await startServer();
  // The console, from which the customers' codes are read.
  process.env.CONSOLE_URL = server.url;
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport, locale: 'id-ID' });
    // The operator's browser, which has sent the key.
    const door = await context.newPage();
    await door.setExtraHTTPHeaders(asOperator);
    await door.goto('/inspector');
    await door.close();
    const page = await context.newPage();
    await becomeBuyer(page, 'ronasenja', 'tasrotan');
    const inspector = await context.newPage();
    await inspector.goto('/inspector');
    await page.goto('/ronasenja/checkout', { waitUntil: 'networkidle' });
    await pick(page, 'carrier', 0, 'Antar dari butik');
    await pick(page, 'payment', 0, /^Transfer Bank/);
    // No further request gets an answer.
    await page.route('**/graphql?**', (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Pesan sekarang', exact: true }).click();
    const flow = inspector.getByRole('button', { name: /^orderSubmission working\.confirming/ });
    await flow.click();
    await inspector.getByRole('button', { name: 'Fit' }).click();
    await inspector.getByRole('option', { name: /error submit/ }).click();
    await flow.click();
    const shot = await inspector.screenshot();
    await sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toFile(file);
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
