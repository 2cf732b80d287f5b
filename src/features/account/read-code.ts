import type { CodeSending } from '../../../machines/one-time-code';
import type { RefusalCode, SentCodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';

type CodeAnswered =
  | ({ __typename: 'CodeRequest' } & FragmentOf<SentCodeFragment>)
  | { __typename: 'Refusal'; code: RefusalCode; message: string };

/** What became of asking for a code, its times as moments of this device's clock. */
export function readCode(answered: CodeAnswered): CodeSending {
  if (answered.__typename === 'Refusal') return { outcome: 'refused', error: answered };
  const { request, sentTo, expiresIn, resendIn } = readFragment(answered);
  const now = Date.now();
  return {
    outcome: 'sent',
    sent: { request, sentTo, expiresAt: now + expiresIn * 1_000, resendAt: now + resendIn * 1_000 },
  };
}
