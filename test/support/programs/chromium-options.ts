import { existsSync } from 'node:fs';

/** Debian's headless build of Chromium, which is a third faster. */
const headless = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** The browser for the tests: `CHROMIUM`, or the first one that is installed. */
export const chromiumProgram = (): string | undefined => process.env.CHROMIUM ?? [headless, whole].find(existsSync);

/** Whether there is a browser, and it is not the slower one. */
export const hasFastChromium = (): boolean => ![undefined, whole].includes(chromiumProgram());

/** Whether the browser that shows notifications is installed; the faster one denies them. */
export const hasWholeChromium = () => existsSync(whole);

export const wholeChromiumOptions = () => ({ ...chromiumOptions(), executablePath: whole });

/** The launch options; as root, the browser runs without its sandbox. */
export const chromiumOptions = (args: string[] = []) => ({
  executablePath: chromiumProgram() ?? headless,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
});
