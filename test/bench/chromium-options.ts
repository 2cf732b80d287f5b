/** Debian's Chromium; as root it runs without its sandbox. */
export const chromiumOptions = (args: string[] = []) => ({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...args],
});
