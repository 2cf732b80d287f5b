import { useState } from 'react';
import styled from 'styled-components';
import { useMoment } from '../../src/i18n/dates';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Badge } from '../../src/ui/card/badge';
import { Row } from '../../src/ui/layout/row';
import { Text } from '../../src/ui/text/text';
import { PageDialog } from '../editor/preview/page-dialog';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { ChangesBetween } from '../revisions/changes-between';
import type { Moment } from './timeline';

const Card = styled.li`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  overflow-wrap: anywhere;
`;

/** The words of its buttons, which have no ground, stand below the other words. */
const Actions = styled(Row)`
  margin-inline-start: calc(-1 * ${token('space-3')});
`;

export interface MomentCardProps {
  codename: string;
  moment: Moment;
  isCurrent: boolean;
  /** It is one of the two that are compared. */
  isChosen: boolean;
  /** Without it, the person may not restore, or the revision is the current one. */
  onRestore?: (() => void) | undefined;
  onCompare: () => void;
  startsOpen: boolean;
}

/** One change of the store: who made it, when, why, and what it changed. */
export function MomentCard({
  codename,
  moment,
  isCurrent,
  isChosen,
  onRestore,
  onCompare,
  startsOpen,
}: MomentCardProps) {
  const m = useStudioMessages();
  const momentText = useMoment();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isViewed, setIsViewed] = useState(false);
  const { before, number, cause, author, message, at } = moment;
  const who = author ?? m('history.nobody');
  return (
    <Card>
      <Row $gap={2} $wraps $justify="space-between">
        <Text as="h2" $weight={600}>
          {momentText(at)}
        </Text>
        {isCurrent && <Badge>{m('history.current')}</Badge>}
      </Row>
      <Text $size="small" $tone="text-muted">
        {m(`history.cause.${cause}`, { author: who, number })}
      </Text>
      {message && <Text>{m('history.message', { message })}</Text>}
      {isOpen && before !== null && <ChangesBetween codename={codename} before={before} after={number} />}
      <Actions $gap={2} $wraps>
        {before !== null && (
          <Button $look="quiet" $small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {m(isOpen ? 'history.hide-changes' : 'history.show-changes')}
          </Button>
        )}
        <Button $look="quiet" $small onClick={() => setIsViewed(true)}>
          {m('history.view')}
        </Button>
        <Button $look="quiet" $small aria-pressed={isChosen} onClick={onCompare}>
          {m(isChosen ? 'history.chosen' : 'history.compare')}
        </Button>
        {onRestore && (
          <Button $look="secondary" $small onClick={onRestore}>
            {m('history.restore')}
          </Button>
        )}
      </Actions>
      {isViewed && (
        <PageDialog
          codename={codename}
          title={m('history.view-title', { number })}
          pages={[{ label: momentText(at), revision: number }]}
          onClose={() => setIsViewed(false)}
        />
      )}
    </Card>
  );
}
