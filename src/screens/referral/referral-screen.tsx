import KeyRound from 'lucide-react/icons/key-round';
import Share2 from 'lucide-react/icons/share-2';
import UserCheck from 'lucide-react/icons/user-check';
import UsersRound from 'lucide-react/icons/users-round';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReferralScreenDocument } from '../../__generated__/documents/referral-screen';
import type { ReferralScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { useRefresh } from '../../api/use-refresh';
import { FigureList } from '../../ui/card/figure-list';
import { Button } from '../../ui/button/button';
import { InlineForm } from '../../ui/field/inline-form';
import { OnDemand } from '../../ui/feedback/on-demand';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { PageSection } from '../../ui/layout/page-section';
import { ActionRow } from '../../ui/list/action-row';
import { RowGroup } from '../../ui/list/row-group';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import SignInFirst from '../../features/accounts/sign-in-first';
import { CodeEntry } from '../../features/referral/code-entry';
import { referralFields, type ReferralEntryStart, useReferralEntry } from '../../features/referral/use-referral-entry';
import { useStoredEntry } from '../../features/stored-entry/use-stored-entry';
import { useStoredCode } from '../../features/orders/stored-code';
import { copyField } from '../../features/share/copy';
import { useWalletMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { usePageContext } from '../../routing/page-context';
import { shareScreen } from '../../routing/customer-screen';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

const Message = styled.p`
  color: ${token('color-text-muted')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const ShareSheet = shareScreen(() => import(/* webpackChunkName: "share-sheet" */ '../../features/share/share-sheet'));

const all = {};

type Note = NonNullable<NonNullable<ReferralScreenQuery['customer']>['referralNote']>;

const Head = styled.header`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')};
  background: ${token('color-surface')};
`;

interface ReferralProps extends ReferralEntryStart {
  note: Note;
  onReload: () => void;
}

function Referral({ note, onReload, ...start }: ReferralProps) {
  const m = useMessages();
  const money = useWalletMoney();
  const toast = useToast();
  const { name } = useStore();
  const { origin, base } = usePageContext();
  const field = useRef<HTMLInputElement>(null);
  const [sharing, setSharing] = useState(false);
  const entry = useReferralEntry(start);
  const { username, message, term, terms, entered, referrerReward, friendReward } = note;
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    if (field.current && (await copyField(field.current))) toast(m('referral.copied'), toastDurations.normal);
  };
  const words = [message || m('referral.share-text', { store: name }), m('referral.share-code', { username })].join(
    ' ',
  );
  return (
    <Stack $gap={2}>
      <Head>
        <Text as="h1" $size="display" $weight={700}>
          {m('account.referral')}
        </Text>
        {message && <Message>{message}</Message>}
        <FigureList
          figures={[
            referrerReward.amount > 0 && [m('referral.for-you'), money(referrerReward)],
            friendReward.amount > 0 && [m('referral.for-friend'), money(friendReward)],
          ]}
        />
        <InlineForm
          label={m('referral.your-code')}
          button={m('action.copy')}
          onSubmit={(event) => void copy(event)}
          ref={field}
          readOnly
          value={username}
          onFocus={(event) => event.target.select()}
        />
        <Button $wide onClick={() => setSharing(true)}>
          <Share2 size={18} aria-hidden />
          {m('referral.share')}
        </Button>
      </Head>
      <RowGroup>
        {entered === null ? (
          <ActionRow
            icon={<KeyRound size={22} />}
            label={m('referral.enter')}
            hint={m('referral.enter-hint')}
            onSelect={() => entry.flow.send({ type: 'entry.open' })}
          />
        ) : (
          <ActionRow
            icon={<UserCheck size={22} />}
            label={m('referral.friend-code')}
            hint={m('referral.entered-of', { username: entered })}
          />
        )}
        <ActionRow icon={<UsersRound size={22} />} label={m('referral.list')} to={customerPaths.referrals} />
      </RowGroup>
      {(term || terms) && (
        <PageSection title={m('referral.terms')}>
          {term && <p>{term}</p>}
          {terms && <SafeHtmlBlock html={terms} />}
        </PageSection>
      )}
      <CodeEntry entry={entry} onChange={onReload} />
      <OnDemand needed={sharing} onFail={() => setSharing(false)}>
        <ShareSheet
          open={sharing}
          page={{ url: `${origin}${base}/`, title: words }}
          onClose={() => setSharing(false)}
        />
      </OnDemand>
    </Stack>
  );
}

export default function ReferralScreen({ data: { customer } }: ScreenProps<ReferralScreenQuery>) {
  const refresh = useRefresh(ReferralScreenDocument, all);
  const { code, store } = useStoredCode('local/customer/referralEntry', customer?.id ?? '');
  const stored = useStoredEntry('session/customer/referralEntry', customer?.id ?? '', referralFields);
  if (!customer?.referralNote) return <SignInFirst />;
  return (
    <Referral
      key={`${code} ${stored.isStored}`}
      note={customer.referralNote}
      sessionCode={code}
      storeCode={store}
      stored={stored}
      onReload={() => void refresh()}
    />
  );
}
