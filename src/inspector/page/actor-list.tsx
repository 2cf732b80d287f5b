import styled from 'styled-components';
import { inspectorPalette as colour } from '../../theme/inspector-palette';
import type { ActorFacts, TabFacts } from '../wire/messages';
import { Button, Quiet, Summary, touchable } from './parts';
import { momentsOf, type Session } from './session';

const Group = styled.div`
  margin-bottom: 0.8rem;
  & ul {
    margin: 0.3rem 0 0;
    padding: 0;
    list-style: none;
  }
  & ul ul {
    padding-left: 0.9rem;
  }
  & > button {
    margin-top: 0.5rem;
  }
`;

const Path = styled.h3`
  margin: 0;
  font-size: 0.85rem;
  overflow-wrap: anywhere;
`;

const Choice = styled.button`
  display: block;
  width: 100%;
  min-height: 2.4rem;
  padding: 0.2rem 0.5rem;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${colour.text};
  font: inherit;
  text-align: left;
  cursor: pointer;
  ${touchable}
  &[aria-current='true'] {
    background: ${colour.active};
  }
  & small {
    display: block;
    color: ${colour.faint};
    overflow-wrap: anywhere;
  }
`;

/** The active states that contain no other active state. */
export const leavesOf = (active: readonly string[]) =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));

interface ActorListProps {
  session: Session;
  /** The selected position in the log; null for now. */
  position: number | null;
  chosen: string | null;
  onChoose: (actor: string) => void;
  onDrawer: (tab: string) => void;
}

export function ActorList({ session, position, chosen, onChoose, onDrawer }: ActorListProps) {
  const { tabs, actors } = session;
  const names = [...new Set(actors.map(({ tab }) => tab))];
  const moments = momentsOf(session, position);
  const open = new Set(tabs.map(({ tab }) => tab));
  const hasEnded = (actor: ActorFacts) => !open.has(actor.tab) || moments.get(actor.id)?.status !== 'active';
  const list = (inside: readonly ActorFacts[]) => {
    if (inside.length === 0) return null;
    return (
      <ul>
        {inside.map((actor) => {
          const { active = [], status } = moments.get(actor.id) ?? {};
          const states = leavesOf(active).map((id) => id.slice(actor.name.length + 1));
          return (
            <li key={actor.id}>
              <Choice type="button" aria-current={actor.id === chosen} onClick={() => onChoose(actor.id)}>
                {actor.name}
                <small>{status === 'active' ? states.join(', ') : `${states.join(', ')} (${status})`}</small>
              </Choice>
              {list(actors.filter(({ parent, isMachine }) => parent === actor.id && isMachine))}
            </li>
          );
        })}
      </ul>
    );
  };
  if (names.length === 0 && tabs.length === 0) {
    return <Quiet>Open a store in another tab: its flows appear here as soon as a page has one.</Quiet>;
  }
  const rootsOf = (tab: string) => actors.filter((actor) => actor.tab === tab && actor.parent === null);
  const facts = (name: string): TabFacts | undefined => tabs.find(({ tab }) => tab === name);
  const lanes = [...new Set([...tabs.map(({ tab }) => tab), ...names])];
  return (
    <>
      {lanes.map((tab) => (
        <Group key={tab}>
          <Path>{facts(tab)?.path ?? 'A page that is closed'}</Path>
          {list(rootsOf(tab).filter((actor) => !hasEnded(actor))) ?? (facts(tab) && <Quiet>No flow runs here.</Quiet>)}
          {rootsOf(tab).some(hasEnded) && (
            <details open={tabs.length === 0}>
              <Summary>Ended</Summary>
              {list(rootsOf(tab).filter(hasEnded))}
            </details>
          )}
          {facts(tab) && window.parent === window && (
            <Button type="button" onClick={() => onDrawer(tab)}>
              Open its drawer
            </Button>
          )}
        </Group>
      ))}
    </>
  );
}
