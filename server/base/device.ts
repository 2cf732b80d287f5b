import Bowser from 'bowser';

const maxLength = 60;

/** The name of a browser for customers, such as "Chrome, Android"; empty if its `User-Agent` does not tell. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name);
  return names
    .join(', ')
    .replace(/[^A-Za-z0-9 .,()/_-]/g, '')
    .slice(0, maxLength);
}
