import { type StaffCalls, staffPassword } from '../../../support/provider/staff-calls';
import type { Studio, StudioBrowser, StudioReply } from '../../../support/server/studio-fixture';

/** A provider with the stores `warung` and `toko`, and the studio's facade over it. */
export interface RealStudio {
  readonly staff: StaffCalls;
  readonly studio: Studio;
}

/** Read when a test runs: the suite starts it once. */
export type GivenStudio = () => RealStudio;

export const signInAs = (browser: StudioBrowser, name: string) =>
  browser.mutate('signIn', { email: `${name}@toko.test`, password: staffPassword });

/** A browser in which the person is signed in. */
export async function signedIn(studio: Studio, name: string): Promise<StudioBrowser> {
  const browser = studio.browser();
  await signInAs(browser, name);
  return browser;
}

/** What an answer tells: its status and its body, without the id of the request. */
export const told = ({ status, text }: StudioReply) => [status, text.replace(/"requestId":"[^"]+"/, '')];

export const codesOf = ({ body }: StudioReply) => (body.errors ?? []).map(({ extensions }) => extensions.code);
