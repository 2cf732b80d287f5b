import { useMemo, useState } from 'react';
import { followedActor } from './followed-actor';
import { ActorList } from './actor-list';
import { ChartPanel } from './chart-panel';
import { Detail } from './detail';
import { EventLog } from './event-log';
import { Frame, type PanelName, panelNames, Top } from './frame';
import { marksOf, possibleIn } from './marks';
import { Outline } from './outline';
import { Bar, Button, Field, isNarrow, Panel, Quiet, Scroll } from './parts';
import { SendEvents } from './send-events';
import { SequenceDiagram } from './sequence-diagram';
import { momentOf, useSession } from './session';
import { Toolbar } from './toolbar';
import { type Overlay, useChart, useCoverage } from './use-chart';
import { useStately } from './use-stately';
import type { EventRecord } from '../wire/messages';

type View = 'chart' | 'outline' | 'sequence';
const views: readonly View[] = ['chart', 'outline', 'sequence'];
const overlays: { readonly [overlay in Overlay]: string } = { none: 'None', tests: 'Tests', visit: 'This visit' };

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
  const [filter, setFilter] = useState('');
  const [view, setView] = useState<View>(() => (isNarrow() ? 'outline' : 'chart'));
  const [overlay, setOverlay] = useState<Overlay>('none');
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
  const { covered, isUnknown } = useCoverage(overlay, actor?.name ?? '', records);
  const listed = useMemo(() => {
    const query = filter.trim().toLowerCase();
    if (!query) return records;
    return records.filter(({ actor: id, event }) => `${names.get(id) ?? ''} ${event}`.toLowerCase().includes(query));
  }, [records, filter, names]);

  const moment = actor && momentOf(session, actor, position);
  const before = actor && moment?.record && momentOf(session, actor, records.indexOf(moment.record) - 1);
  const marks = chart && moment && marksOf(chart, moment, covered);
  const sends = chosen === null && session.tabs.some(({ tab, sends: may }) => may && tab === actor?.tab);

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
      <Panel data-panel="Chart" aria-label="Chart">
        <h2>{actor?.name ?? 'Chart'}</h2>
        <Bar>
          {views.map((name) => (
            <Button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {name === 'chart' ? 'Chart' : name === 'outline' ? 'Outline' : 'Sequence'}
            </Button>
          ))}
          <label>
            Coverage{' '}
            <select value={overlay} onChange={({ target }) => setOverlay(target.value as Overlay)}>
              {Object.entries(overlays).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {chart && (
            <a href={`/inspector/${chart.source}`} target="_blank" rel="noreferrer">
              {chart.source}
            </a>
          )}
        </Bar>
        {chart && <Quiet>{chart.sentence}</Quiet>}
        {chart && isUnknown && <Quiet role="status">No test run of this machine here: npx jest machines</Quiet>}
        {view === 'sequence' ? (
          <SequenceDiagram records={position === null ? records : records.slice(0, position + 1)} nameOf={nameOf} />
        ) : chart && marks && view === 'chart' ? (
          <ChartPanel key={chart.machine} chart={chart} marks={marks} />
        ) : (
          <Scroll tabIndex={0} role="region" aria-label="Outline">
            {chart && marks ? <Outline chart={chart} marks={marks} /> : <Quiet>Choose a flow to see its chart.</Quiet>}
          </Scroll>
        )}
        {sends && chart && moment && actor && (
          <SendEvents
            possible={possibleIn(chart, moment)}
            onSend={(event, payload) => tell({ type: 'send', tab: actor.tab, actor: actor.id, event, payload })}
          />
        )}
      </Panel>
      <Panel data-panel="Events" aria-label="Events">
        <h2>Events</h2>
        <Field
          type="search"
          aria-label="Filter by actor or event"
          placeholder="Filter by actor or event"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <EventLog records={listed} chosen={chosen} nameOf={nameOf} onChoose={look} />
      </Panel>
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
