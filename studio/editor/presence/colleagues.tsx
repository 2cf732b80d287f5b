import Users from 'lucide-react/icons/users';
import { fromPointer } from '../../../shared/documents/pointers';
import { PopoverMenu } from '../../../src/ui/dialog/popover-menu';
import { useMe } from '../../app/me';
import { titleOf } from '../../changes/values';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { valueAt } from '../draft/apply-operations';
import { type Editor, useEditor } from '../editor';
import { useColleagues } from './use-colleagues';

/** The title of what is open, if it has one. */
const partAt = (document: Editor['document'], pointer: string) =>
  pointer === '' ? undefined : titleOf(valueAt(document, fromPointer(pointer)));

/** Who else is in the store; choosing somebody opens what they have open. */
export function Colleagues() {
  const m = useStudioMessages();
  const { id } = useMe();
  const { document, open } = useEditor();
  const colleagues = useColleagues(id);
  if (colleagues.length === 0) return null;
  const entries = colleagues.map(({ id: key, name, pointer }) => {
    const part = partAt(document, pointer);
    return { id: key, label: part ? m('presence.at', { name, part }) : name, onSelect: () => open(pointer) };
  });
  return (
    <PopoverMenu
      label={m('presence.here', { count: colleagues.length })}
      icon={<Users size={20} aria-hidden />}
      count={colleagues.length}
      entries={entries}
    />
  );
}
