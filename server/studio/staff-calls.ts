import { FacadeError } from '../facade/error-model';
import type { ProviderClient, ProviderScope } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import type { StaffCalls, StaffProfile } from './studio-context';

type Scope = Omit<ProviderScope, 'store' | 'token'>;

/** No codename has a slash, so the breakers of the studio are apart from those of the stores' pages. */
const lane = (codename = '') => `/studio/${codename}`;

export function createStaffCalls(provider: ProviderClient) {
  let isKnown = false;

  return {
    with(scope: Scope, token: string | null): StaffCalls {
      const callsIn = (codename?: string) =>
        provider.forRequest({ ...scope, store: lane(codename), ...(token !== null && { token }) });
      const ofPerson = callsIn();
      let profile: Promise<StaffProfile> | undefined;
      return {
        ofPerson,
        ofStore: callsIn,
        profile: () => (profile ??= ofPerson.getStaffProfile().then(({ data }) => data)),
      };
    },

    /** A provider with a studio answers 401 to a call without a token. @throws FacadeError if it has none */
    async requireStudio(scope: Scope): Promise<void> {
      if (isKnown) return;
      const status = await statusOf(provider.forRequest({ ...scope, store: lane() }).getStaffProfile());
      if (status === 404 || status === 501) throw new FacadeError('NOT_FOUND', 'The provider has no studio');
      isKnown = true;
    },
  };
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (error instanceof ProviderError && error.status !== null && (error.status < 500 || error.status === 501))
      return error.status;
    throw error;
  }
}
