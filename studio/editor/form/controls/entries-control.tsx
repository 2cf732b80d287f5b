import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../src/ui/button/button';
import { IconButton } from '../../../../src/ui/button/icon-button';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { FieldSet } from '../../../../src/ui/field/field-set';
import { ListButton, ListText } from '../../../../src/ui/list/list-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { entryName } from '../../../words/entry-name';
import { useWords } from '../../../words/use-words';
import { useEditor } from '../../editor';
import { useFollowedPlace } from '../../place/use-followed-place';
import { type ControlProps, labelOf } from '../field';
import { lastStep, listAt } from '../../values';
import { newEntry } from '../new-entry';
import { addEntry, moveEntry, removeEntry } from '../operations';
import { FieldNote } from './field-note';

const Rows = styled(RowList)`
  overflow: hidden;
  margin-bottom: ${token('space-2')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
`;

const Trouble = styled(CircleAlert)`
  color: ${token('color-sale')};
`;

interface RowProps extends ControlProps {
  at: number;
  onMenu: () => void;
}

function Row({ field, at, onMenu }: RowProps) {
  const m = useStudioMessages();
  const { document, issues, open } = useEditor();
  const words = useWords();
  const pointer = `${field.pointer}/${at}`;
  const name = entryName(document, pointer, words);
  const hasIssue = issues.some((issue) => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`));
  return (
    <Line>
      <ListButton onClick={() => open(pointer)}>
        <ListText>{name}</ListText>
        {hasIssue && <Trouble size={18} aria-label={m('form.has-issue')} role="img" />}
        <ChevronRight size={18} aria-hidden />
      </ListButton>
      {!field.isDisabled && (
        <IconButton
          label={m('form.entry-menu', { name })}
          icon={<Ellipsis size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onMenu}
        />
      )}
    </Line>
  );
}

interface EntryMenuProps extends ControlProps {
  at: number;
  onClose: () => void;
}

function EntryMenu({ field, at, onClose }: EntryMenuProps) {
  const m = useStudioMessages();
  const { document, change } = useEditor();
  const words = useWords();
  const count = listAt(document, field.pointer).length;
  const act = (operations: Parameters<typeof change>[0]) => {
    onClose();
    change(operations);
  };
  return (
    <Sheet open title={entryName(document, `${field.pointer}/${at}`, words)} onClose={onClose}>
      <ul>
        <li>
          <ListButton disabled={at === 0} onClick={() => act(moveEntry(field.pointer, at, at - 1))}>
            <ArrowUp size={20} aria-hidden />
            <ListText>{m('form.move-up')}</ListText>
          </ListButton>
        </li>
        <li>
          <ListButton disabled={at >= count - 1} onClick={() => act(moveEntry(field.pointer, at, at + 1))}>
            <ArrowDown size={20} aria-hidden />
            <ListText>{m('form.move-down')}</ListText>
          </ListButton>
        </li>
        <li>
          <ListButton
            disabled={count <= (field.schema.minItems ?? 0)}
            onClick={() => act(removeEntry(document, `${field.pointer}/${at}`, !field.isRequired))}
          >
            <Trash2 size={20} aria-hidden />
            <ListText>{m('form.remove')}</ListText>
          </ListButton>
        </li>
      </ul>
    </Sheet>
  );
}

/** The parts of a list, each of which opens in a form of its own. */
export function EntriesControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const { document, change, open } = useEditor();
  const words = useWords();
  const [menu, setMenu] = useState<{ readonly place: string } | null>(null);
  const menuPlace = useFollowedPlace(document, menu, menu?.place ?? '');
  const entries = listAt(document, field.pointer);
  const isFull = entries.length >= (field.schema.maxItems ?? Number.POSITIVE_INFINITY);
  const add = () => {
    change(addEntry(document, field.pointer, newEntry(field.schema, words)));
    open(`${field.pointer}/${entries.length}`);
  };
  return (
    <FieldSet as="section" aria-label={field.words.name}>
      <legend>{labelOf(field)}</legend>
      <FieldNote field={field} />
      {entries.length > 0 && (
        <Rows>
          {entries.map((_entry, at) => (
            <Row key={at} field={field} at={at} onMenu={() => setMenu({ place: `${field.pointer}/${at}` })} />
          ))}
        </Rows>
      )}
      {!field.isDisabled && (
        <Button $look="secondary" $wide type="button" disabled={isFull} onClick={add}>
          <Plus size={18} aria-hidden />
          {m('form.add', { name: field.words.name })}
        </Button>
      )}
      {menuPlace && <EntryMenu field={field} at={Number(lastStep(menuPlace))} onClose={() => setMenu(null)} />}
    </FieldSet>
  );
}
