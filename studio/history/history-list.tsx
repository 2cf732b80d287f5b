import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isBusy } from '../../src/actors/selectors';
import { useFlowEvents } from '../../src/actors/use-flow-events';
import { token } from '../../src/theme/token';
import { LoadMore } from '../../src/ui/button/load-more';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Text } from '../../src/ui/text/text';
import type { Role } from '../__generated__/gql/graphql';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { ChangesBetween } from '../revisions/changes-between';
import { mayPublish } from '../app/rights';
import { useRestoration } from '../revisions/use-restoration';
import { MomentCard } from './moment-card';
import { RestorationNote } from './restoration-note';
import type { Moment } from './timeline';

const pageSize = 20;

const List = styled.ol`
  display: grid;
  gap: ${token('space-3')};
`;

export interface HistoryListProps {
  codename: string;
  role: Role;
  /** The newest first. */
  timeline: readonly Moment[];
  onChanged: () => void;
}

/** The older of two moments first. */
const ordered = (timeline: readonly Moment[], one: Moment, other: Moment) =>
  timeline.indexOf(one) > timeline.indexOf(other) ? [one, other] : [other, one];

export function HistoryList({ codename, role, timeline, onChanged }: HistoryListProps) {
  const m = useStudioMessages();
  const flow = useRestoration(codename);
  const busy = useSelector(flow, isBusy);
  const [shown, setShown] = useState(pageSize);
  const [chosen, setChosen] = useState<Moment | null>(null);
  const [compared, setCompared] = useState<readonly Moment[] | null>(null);
  useFlowEvents(flow, { 'revision.restored': onChanged, 'history.outdated': onChanged });
  const current = timeline[0]?.number ?? 0;
  useEffect(() => flow.send({ type: 'history.loaded', current }), [flow, timeline, current]);
  const compare = (moment: Moment) => {
    const isSame = chosen?.id === moment.id;
    if (chosen && !isSame) setCompared(ordered(timeline, chosen, moment));
    setChosen(chosen ? null : moment);
  };
  const restore = (number: number) => () => flow.send({ type: 'revision.restore', number, current });
  const [older, newer] = compared ?? [];
  return (
    <>
      <RestorationNote flow={flow} />
      {!mayPublish(role) && <Text $tone="text-muted">{m('history.not-allowed')}</Text>}
      {chosen && <Text role="status">{m('history.choose-other')}</Text>}
      <List>
        {timeline.slice(0, shown).map((moment, at) => (
          <MomentCard
            key={moment.id}
            codename={codename}
            moment={moment}
            isCurrent={at === 0}
            isChosen={chosen?.id === moment.id}
            onCompare={() => compare(moment)}
            onRestore={mayPublish(role) && !busy && moment.number !== current ? restore(moment.number) : undefined}
            startsOpen={at === 0}
          />
        ))}
      </List>
      {shown < timeline.length && <LoadMore status="resting" onMore={() => setShown(shown + pageSize)} />}
      {older && newer && (
        <Sheet open tall title={m('history.comparison')} onClose={() => setCompared(null)}>
          <ChangesBetween codename={codename} before={older.number} after={newer.number} />
        </Sheet>
      )}
    </>
  );
}
