import { useState } from 'react';
import styled from 'styled-components';
import { useMoment } from '../../src/i18n/dates';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Badge } from '../../src/ui/card/badge';
import { Rest, Row } from '../../src/ui/layout/row';
import { Text } from '../../src/ui/text/text';
import { useMe } from '../app/me';
import { Panel } from '../app/panel';
import { useStoreOfPage } from '../app/store-of-page';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { ChangeSheet } from './change-sheet';
import type { Member } from './member';
import { RemoveDialog } from './remove-dialog';

const List = styled.ul`
  display: grid;
  gap: ${token('space-5')};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

const Person = styled(Rest)`
  flex: 1 1 14rem;
`;

interface MemberLineProps {
  member: Member;
  onChange: () => void;
  onRemove: () => void;
}

function MemberLine({ member, onChange, onRemove }: MemberLineProps) {
  const m = useStudioMessages();
  const { id: ownId } = useMe();
  const isOwner = useStoreOfPage().role === 'OWNER';
  const roleText = useRoleText();
  const moment = useMoment();
  const { name, email, hasSecondFactor, seenAt } = member;
  const isOwn = member.id === ownId;
  const facts = [
    seenAt ? m('people.seen', { moment: moment(seenAt) }) : m('people.unseen'),
    m(hasSecondFactor ? 'people.factor-on' : 'people.factor-off'),
  ];
  return (
    <Line>
      <Person>
        <Row $gap={2} $wraps>
          <Text as="b" $breaks>
            {name}
          </Text>
          {isOwn && <Badge>{m('people.you')}</Badge>}
        </Row>
        <Text $breaks>{email}</Text>
        <Text>{roleText(member)}</Text>
        <Text $size="small" $tone="text-muted">
          {facts.join(' · ')}
        </Text>
      </Person>
      <Row $gap={2} $wraps>
        {isOwner && (
          <Button $look="secondary" $small aria-label={m('people.change-of', { name })} onClick={onChange}>
            {m('people.change')}
          </Button>
        )}
        {(isOwner || isOwn) && (
          <Button
            $look="quiet"
            $small
            aria-label={isOwn ? undefined : m('people.remove-of', { name })}
            onClick={onRemove}
          >
            {m(isOwn ? 'people.leave' : 'people.remove')}
          </Button>
        )}
      </Row>
    </Line>
  );
}

interface MembersPanelProps {
  members: readonly Member[];
  reload: () => Promise<void>;
}

/** The members of the store. Everybody may leave; owners change and remove others. */
export function MembersPanel({ members, reload }: MembersPanelProps) {
  const m = useStudioMessages();
  const [changed, setChanged] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  return (
    <Panel label={m('people.members')}>
      <List>
        {members.map((member) => (
          <MemberLine
            key={member.id}
            member={member}
            onChange={() => setChanged(member)}
            onRemove={() => setRemoved(member)}
          />
        ))}
      </List>
      <ChangeSheet member={changed} onClose={() => setChanged(null)} reload={reload} />
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} reload={reload} />
    </Panel>
  );
}
