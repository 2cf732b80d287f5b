import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { Origin } from '../../features/near-me/use-near-me';
import { usePlaceSearch } from '../../features/near-me/use-place-search';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { searchStateOf } from '../../features/near-me/selectors';

export interface PlacePickerProps {
  open: boolean;
  /** Places near it come first. */
  near: Origin['position'] | null;
  onAsk: () => void;
  onChoose: (origin: Origin) => void;
  onClose: () => void;
}

const Field = styled.div`
  position: relative;
  display: grid;

  svg {
    position: absolute;
    inset: 0 auto 0 ${token('space-3')};
    margin-block: auto;
    color: ${token('color-text-muted')};
    pointer-events: none;
  }

  input {
    min-height: 48px;
    padding: 0 ${token('space-3')} 0 2.5rem;
    border: 1px solid ${token('color-outline')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    font-size: ${token('font-large')};
    appearance: none;
  }

  input:focus-visible {
    outline-offset: -2px;
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 ${token('space-3')};
  align-items: center;
  width: 100%;
  min-height: 60px;
  padding: ${token('space-2')} ${token('space-4')};
  text-align: start;

  & > svg {
    grid-row: 1 / span 2;
    box-sizing: content-box;
    padding: 10px;
    border-radius: 50%;
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
  }

  b {
    font-weight: 600;
  }

  b:last-child {
    grid-row: 1 / span 2;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Rows = styled.ul`
  margin-top: ${token('space-2')};

  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Note = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: center;
  padding: ${token('space-5')} 0;
  color: ${token('color-text-muted')};
  text-align: center;
`;

/** Looks for a place by its name, to search from there; or takes where the visitor is after all. */
export default function PlacePicker({ open, near, onAsk, onChoose, onClose }: PlacePickerProps) {
  const m = useMessages();
  const flow = usePlaceSearch(near);
  const places = useSelector(flow, (snapshot) => snapshot.context.places);
  const state = useSelector(flow, searchStateOf);
  const field = useRef<HTMLInputElement>(null);
  const note = useId();

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  const notes = {
    short: m('place.short'),
    waiting: m('list.loading'),
    searching: m('list.loading'),
    none: m('place.none'),
    failed: m('place.failed'),
    found: m('place.found', { count: places.length }),
    deciding: '',
  };
  return (
    <Sheet tall open={open} title={m('near-me.pick')} onClose={onClose}>
      <Field>
        <Search size={18} aria-hidden />
        <input
          ref={field}
          type="search"
          aria-label={m('place.search')}
          aria-describedby={note}
          placeholder={m('place.hint')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => flow.send({ type: 'text.type', text: event.currentTarget.value })}
        />
      </Field>
      <Rows>
        <li>
          <Row type="button" onClick={onAsk}>
            <LocateFixed size={20} aria-hidden />
            <b>{m('near-me.use-position')}</b>
          </Row>
        </li>
        {places.map(({ name, region, position }) => (
          <li key={JSON.stringify([name, region, position])}>
            <Row type="button" onClick={() => onChoose({ name, position })}>
              <MapPin size={20} aria-hidden />
              <b>{name}</b>
              <small>{region}</small>
            </Row>
          </li>
        ))}
      </Rows>
      <Note as={state === 'found' ? VisuallyHidden : undefined} id={note} role="status">
        {notes[state]}
        {state === 'failed' && (
          <Button $look="secondary" onClick={() => flow.send({ type: 'search.retry' })}>
            {m('action.retry')}
          </Button>
        )}
      </Note>
    </Sheet>
  );
}
