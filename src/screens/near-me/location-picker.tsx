import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { TextInput } from '../../ui/field/text-input';
import { ListButton, ListText } from '../../ui/list/list-row';
import { IconDisc } from '../../ui/media/icon-disc';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type { Origin } from '../../features/near-me/use-near-me';
import { useLocationSearch } from '../../features/near-me/use-location-search';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { searchStateOf } from '../../features/near-me/selectors';

export interface LocationPickerProps {
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
    padding-inline-start: 2.5rem;
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

export default function LocationPicker({ open, near, onAsk, onChoose, onClose }: LocationPickerProps) {
  const m = useMessages();
  const flow = useLocationSearch(near);
  const suggestions = useSelector(flow, (snapshot) => snapshot.context.places);
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
    found: m('place.found', { count: suggestions.length }),
    deciding: '',
  };
  return (
    <Sheet tall open={open} title={m('near-me.pick')} onClose={onClose}>
      <Field>
        <Search size={18} aria-hidden />
        <TextInput
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
          <ListButton onClick={onAsk}>
            <IconDisc $size={40} $shape="round" $soft>
              <LocateFixed size={20} />
            </IconDisc>
            <ListText>
              <b>{m('near-me.use-position')}</b>
            </ListText>
          </ListButton>
        </li>
        {suggestions.map(({ name, region, position }) => (
          <li key={JSON.stringify([name, region, position])}>
            <ListButton onClick={() => onChoose({ name, position })}>
              <IconDisc $size={40} $shape="round" $soft>
                <MapPin size={20} />
              </IconDisc>
              <ListText>
                <b>{name}</b>
                <small>{region}</small>
              </ListText>
            </ListButton>
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
