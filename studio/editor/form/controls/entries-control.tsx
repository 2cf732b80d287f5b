import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { Button } from '../../../../src/ui/button/button';
import { IconButton } from '../../../../src/ui/button/icon-button';
import { FieldSet } from '../../../../src/ui/field/field-set';
import { ListButton, ListText } from '../../../../src/ui/list/list-row';
import { RowList } from '../../../../src/ui/list/row-list';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import { EntryDialogs } from '../../entries/entry-dialogs';
import { listNode } from '../../entries/model/find-node';
import type { OutlineNode } from '../../entries/model/outline-node';
import { addRefusal } from '../../entries/operations/operations';
import { useEntries } from '../../entries/use-entries';
import { useNodes } from '../../entries/use-nodes';
import { isWithin } from '../../values';
import { type ControlProps, labelOf } from '../field';
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
  node: OutlineNode;
  onMenu: () => void;
}

function Row({ field, node: { key, place, label: name }, onMenu }: RowProps) {
  const m = useStudioMessages();
  const { issues, open } = useEditor();
  const hasIssue = issues.some(({ pointer }) => isWithin(pointer, place));
  return (
    <Line>
      <ListButton data-key={key} onClick={() => open(place)}>
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

/** The parts of a list, each of which opens in a form of its own. */
export function EntriesControl({ field }: ControlProps) {
  const m = useStudioMessages();
  const editor = useEditor();
  const { nodes } = useNodes();
  const entries = useEntries(nodes);
  const node = listNode(nodes, field.pointer);
  if (!node) return null;
  const { list, children } = node;
  return (
    <FieldSet as="section" aria-label={field.words.name} ref={entries.frame}>
      <legend>{labelOf(field)}</legend>
      <FieldNote field={field} />
      {children.length > 0 && (
        <Rows>
          {children.map((node) => (
            <Row
              key={node.key}
              field={field}
              node={node}
              onMenu={() => entries.openDialog({ name: 'menu', place: node.place })}
            />
          ))}
        </Rows>
      )}
      {!field.isDisabled && (
        <Button
          $look="secondary"
          $wide
          type="button"
          disabled={addRefusal(editor, list) !== null}
          onClick={() => entries.openDialog({ name: 'palette', where: 'into', place: field.pointer })}
        >
          <Plus size={18} aria-hidden />
          {m('form.add', { name: field.words.name })}
        </Button>
      )}
      <EntryDialogs entries={entries} />
    </FieldSet>
  );
}
