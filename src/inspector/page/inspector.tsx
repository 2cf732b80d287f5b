import { useMemo, useState } from 'react';
import { followedActor } from './followed-actor';
import { ActorList } from './actor-list';
import { ChartSection } from './chart-section';
import { Detail } from './detail';
import { EventsSection } from './events-section';
import { Frame, type PanelName, panelNames, Top } from './frame';
import { Bar, Button, Panel, Quiet, Scroll } from './parts';
import { momentOf, useSession } from './session';
import { Toolbar } from './toolbar';
import { useChart } from './use-chart';
import { useStately } from './use-stately';
import type { EventRecord } from '../wire/messages';

/** Browsers allow this only on `localhost` and over https. */
export function SafeInspector({ stately }: { stately: string }) {
  if (isSecureContext) return <Inspector stately={stately} />;
  return <Quiet>The inspector works on localhost and over https; this page came over http from another host.</Quiet>;
}

function Inspector({ stately }: { stately: string }) {
  const { session, tell, replace } = useSession();
  const openStately = useStately(session, stately);
  const { actors, records } = session;
  const [chosenActor, chooseActor] = useState<string | null>(null);
  const [picked, choose] = useState<EventRecord | null>(null);
  const [panel, setPanel] = useState<PanelName>('Flows');
  const [problem, setProblem] = useState('');

  const names = useMemo(() => new Map(actors.map(({ id, name }) => [id, name])), [actors]);
  const nameOf = (id: string) => names.get(id) ?? id;
  // An event removed from the log cannot stay selected.
  const chosen = picked && records.includes(picked) ? picked : null;
  const position = chosen && records.indexOf(chosen);
  const followed = useMemo(() => followedActor(records, actors), [records, actors]);
  const actor =
    actors.find(({ id }) => id === chosenActor) ??
    actors.find(({ id }) => id === followed) ??
    actors.find(({ isMachine }) => isMachine);
  const chart = useChart(actor?.isMachine ? actor.name : null);

  const moment = actor && momentOf(session, actor, position);
  const before = actor && moment?.record && momentOf(session, actor, records.indexOf(moment.record) - 1);
  const sends = actor && chosen === null && session.tabs.some(({ tab, sends: may }) => may && tab === actor.tab);

  const look = (record: EventRecord) => {
    choose(record);
    if (actors.some(({ id, isMachine }) => id === record.actor && isMachine)) chooseActor(record.actor);
  };

  return (
    <Frame data-shown={panel}>
      <Top>
        <h1>Statechart inspector</h1>
        <Toolbar
          session={session}
          isLive={chosen === null}
          onLive={() => choose(null)}
          onReplace={(next) => {
            choose(null);
            setProblem('');
            replace(next);
          }}
          onProblem={setProblem}
          // Not in a drawer, because its frame cannot communicate with windows that it opens.
          onStately={stately && window.parent === window ? openStately : undefined}
        />
        <p role="status">{problem || `${records.length} events`}</p>
      </Top>
      <nav aria-label="Panels">
        <Bar>
          {panelNames.map((name) => (
            <Button key={name} type="button" aria-pressed={panel === name} onClick={() => setPanel(name)}>
              {name}
            </Button>
          ))}
        </Bar>
      </nav>
      <Panel data-panel="Flows" aria-label="Flows">
        <h2>Flows</h2>
        <Scroll>
          <ActorList
            session={session}
            position={position}
            chosen={actor?.id ?? null}
            onChoose={(id) => {
              chooseActor(id);
              setPanel('Chart');
            }}
            onDrawer={(tab) => tell({ type: 'drawer', tab })}
          />
        </Scroll>
      </Panel>
      <ChartSection
        records={records}
        position={position}
        name={actor?.name}
        chart={chart}
        moment={moment}
        nameOf={nameOf}
        onSend={
          sends
            ? (event, payload) => tell({ type: 'send', tab: actor.tab, actor: actor.id, event, payload })
            : undefined
        }
      />
      <EventsSection records={records} names={names} chosen={chosen} onChoose={look} />
      <Panel data-panel="Change" aria-label="Change">
        <h2>Change</h2>
        <Scroll tabIndex={0} role="region" aria-label="What the event changed">
          {moment ? (
            <Detail chart={chart} moment={moment} before={before ?? moment} nameOf={nameOf} />
          ) : (
            <Quiet>Nothing yet.</Quiet>
          )}
        </Scroll>
      </Panel>
    </Frame>
  );
}
