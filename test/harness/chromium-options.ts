import { existsSync } from 'node:fs';

/** Debian's Chromium without the windows that nobody sees, a third faster; else the whole one. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser to test in: what `CHROMIUM` names, or the first that is installed. */
export const chromiumProgram = (): string | undefined => process.env.CHROMIUM ?? programs.find(existsSync);

/** How to launch it; as root it runs without its sandbox. */
export const chromiumOptions = (args: string[] = []) => ({
  executablePath: chromiumProgram() ?? programs[0],
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
});
