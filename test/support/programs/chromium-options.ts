import { existsSync } from 'node:fs';

/** Debian's Chromium without the windows that nobody sees, a third faster. */
const headless = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** The browser to test in: what `CHROMIUM` names, or the first that is installed. */
export const chromiumProgram = (): string | undefined => process.env.CHROMIUM ?? [headless, whole].find(existsSync);

/** There is a browser, and it is not the slower one. */
export const hasFastChromium = (): boolean => ![undefined, whole].includes(chromiumProgram());

/** The one that shows notifications: the faster one denies them. */
export const hasWholeChromium = () => existsSync(whole);

export const wholeChromiumOptions = () => ({ ...chromiumOptions(), executablePath: whole });

/** How to launch it; as root it runs without its sandbox. */
export const chromiumOptions = (args: string[] = []) => ({
  executablePath: chromiumProgram() ?? headless,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
});
