import styled from 'styled-components';
import { token } from '../../../src/theme/token';
import { PopoverMenu } from '../../../src/ui/dialog/popover-menu';
import { useMe } from '../../app/me';
import { titleOf } from '../../changes/title-of';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { type Editor, useEditor } from '../editor';
import { groupOf } from '../form/app-groups';
import { valueAt } from '../values';
import { type OnPresence, useColleagues } from './use-colleagues';

const maxShown = 3;
/** From 1024 px, there is room for more. */
const maxShownWide = 7;
const wide = '@media (min-width: 1024px)';

const Faces = styled.span`
  display: flex;
`;

const Face = styled.span<{ $on?: 'wide' | 'narrow' }>`
  display: ${({ $on }) => ($on === 'wide' ? 'none' : 'grid')};
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${token('color-surface')};
  border-radius: 50%;
  background: ${token('color-icon')};
  color: ${token('color-icon-text')};
  font-size: ${token('font-small')};
  font-weight: 700;

  & + & {
    margin-inline-start: -8px;
  }

  ${wide} {
    display: ${({ $on }) => ($on === 'narrow' ? 'none' : 'grid')};

    & + & {
      margin-inline-start: ${token('space-1')};
    }
  }
`;

const Menu = styled(PopoverMenu)`
  width: auto;
  min-width: ${token('size-touch')};
  padding-inline: ${token('space-1')};
  border-radius: ${token('radius-control')};
`;

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

interface ColleaguesProps {
  onPresence: OnPresence;
}

/** The title of what is open, if it has one. */
const partAt = (document: Editor['document'], pointer: string) =>
  pointer === '' ? undefined : titleOf(valueAt(document, pointer));

/** Who else is in the store; choosing somebody opens what they have open. */
export function Colleagues({ onPresence }: ColleaguesProps) {
  const m = useStudioMessages();
  const { id } = useMe();
  const { document, open } = useEditor();
  const colleagues = useColleagues(id, onPresence);
  if (colleagues.length === 0) return null;
  const entries = colleagues.map(({ id: key, name, pointer }) => {
    const group = groupOf(pointer);
    const part = group ? m(`form.group.${group}`) : partAt(document, pointer);
    return { id: key, label: part ? m('presence.at', { name, part }) : name, onSelect: () => open(pointer) };
  });
  const faces = (
    <Faces translate="no">
      {colleagues.slice(0, maxShownWide).map(({ id: key, name }, at) => (
        <Face key={key} title={name} {...(at >= maxShown && { $on: 'wide' })}>
          {initialsOf(name)}
        </Face>
      ))}
      {colleagues.length > maxShown && <Face $on="narrow">+{colleagues.length - maxShown}</Face>}
      {colleagues.length > maxShownWide && <Face $on="wide">+{colleagues.length - maxShownWide}</Face>}
    </Faces>
  );
  const names = colleagues.map(({ name }) => name).join(', ');
  return <Menu label={m('presence.here', { count: colleagues.length, names })} icon={faces} entries={entries} />;
}
