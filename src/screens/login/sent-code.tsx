import type { CodePurpose } from '../../__generated__/gql/graphql';
import { type SentCode as Sent, useOneTimeCode } from '../../features/account/use-one-time-code';
import { CodeEntry } from '../../features/account/code-entry';

export interface SentCodeProps {
  purpose: CodePurpose;
  sent: Sent;
  submit: string;
  onDone: () => void;
}

export function SentCode({ purpose, sent, submit, onDone }: SentCodeProps) {
  const flow = useOneTimeCode({ purpose, to: null, sent });
  return <CodeEntry flow={flow} withPassword={purpose === 'RESET'} submit={submit} onDone={onDone} />;
}
