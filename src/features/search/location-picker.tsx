import { useSelector } from '@xstate/react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { TextInput } from '../../ui/field/text-input';
import { ListButton, ListText } from '../../ui/list/list-row';
import { IconDisc } from '../../ui/media/icon-disc';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { type FoundPlace, useLocationSearch } from './use-location-search';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { searchStateOf } from './selectors';
import { Stack } from '../../ui/layout/stack';
import { RowList } from '../../ui/list/row-list';

export interface LocationPickerProps {
  open: boolean;
  title: string;
  /** Places near this position come first. */
  near: FoundPlace['position'] | null;
  /** Shown below the row of the device's position: the progress of finding it. */
  notice?: ReactNode;
  /** Recent places, offered until something is found. */
  places?: ReactNode;
  rows?: ReactNode;
  onAsk: () => void;
  onChoose: (location: FoundPlace) => void;
  onClose: () => void;
}

const Field = styled.div`
  position: relative;
  display: grid;
`;

const Glass = styled(Search)`
  position: absolute;
  inset: 0 auto 0 ${token('space-3')};
  margin-block: auto;
  color: ${token('color-text-muted')};
  pointer-events: none;
`;

const Input = styled(TextInput)`
  padding-inline-start: 2.5rem;
`;

const Rows = styled(RowList)`
  margin-top: ${token('space-2')};
`;

const Note = styled(Stack)`
  color: ${token('color-text-muted')};
`;

export default function LocationPicker(props: LocationPickerProps) {
  const { open, title, near, notice, places, rows, onAsk, onChoose, onClose } = props;
  const m = useMessages();
  const flow = useLocationSearch(near);
  const suggestions = useSelector(flow, (snapshot) => snapshot.context.places);
  const state = useSelector(flow, searchStateOf);
  const isOpenChoice = state === 'short' || state === 'none';
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
    <Sheet tall open={open} title={title} onClose={onClose}>
      <Field>
        <Glass size={18} aria-hidden />
        <Input
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
        {isOpenChoice && places}
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
        {notice && <li role="status">{notice}</li>}
        {isOpenChoice && rows}
        {suggestions.map((suggestion) => (
          <li key={JSON.stringify(suggestion)}>
            <ListButton onClick={() => onChoose(suggestion)}>
              <IconDisc $size={40} $shape="round" $soft>
                <MapPin size={20} />
              </IconDisc>
              <ListText>
                <b>{suggestion.name}</b>
                <small>{suggestion.region}</small>
              </ListText>
            </ListButton>
          </li>
        ))}
      </Rows>
      <Note
        as={state === 'found' ? VisuallyHidden : undefined}
        $gap={3}
        $padding={[5, 0]}
        $align="center"
        id={note}
        role="status"
      >
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
