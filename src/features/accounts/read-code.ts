import type { CodeSending, SentCode } from '../../../machines/accounts/one-time-code';
import type { RefusalCode, SentCodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';

type CodeAnswered =
  | ({ __typename: 'CodeRequest' } & FragmentOf<SentCodeFragment>)
  | { __typename: 'Refusal'; code: RefusalCode; message: string };

/** A sent code, with its times converted to this device's clock. */
export function sentCodeOf(fragment: FragmentOf<SentCodeFragment>): SentCode {
  const { request, sentTo, expiresIn, resendIn } = readFragment(fragment);
  const now = Date.now();
  return { request, sentTo, expiresAt: now + expiresIn * 1_000, resendAt: now + resendIn * 1_000 };
}

/** The result of requesting a code. */
export const readCode = (answered: CodeAnswered): CodeSending =>
  answered.__typename === 'Refusal'
    ? { outcome: 'refused', error: answered }
    : { outcome: 'sent', sent: sentCodeOf(answered) };
