import ChevronRight from 'lucide-react/icons/chevron-right';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import EyeOff from 'lucide-react/icons/eye-off';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import { use, useEffect, useRef } from 'react';
import { Button, TreeStateContext } from 'react-aria-components/Tree';
import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { VisuallyHidden } from '../../../../src/ui/text/visually-hidden';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { OutlineNode } from '../../entries/model/outline-node';
import { useOutline } from '../outline-context';
import { ErrorCount } from './error-count';
import { NodeIcon } from './node-icon';
import { useEntryName, useKindName } from '../../entries/use-kind-name';

const RowButton = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  border-radius: 50%;
  color: ${token('color-text-muted')};

  &[data-hovered],
  &[data-pressed] {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

const Chevron = styled(RowButton)`
  width: 32px;
`;

const ChevronIcon = styled(ChevronRight)<{ $isExpanded: boolean }>`
  transition: rotate ${token('duration-fast')};
  ${({ $isExpanded }) => $isExpanded && 'rotate: 90deg;'}
`;

const NoChevron = styled.span`
  flex: none;
  width: 32px;
`;

/** Touch screens drag the row itself, so that they need no room for it; keyboards still reach it. */
const Grip = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: ${token('size-touch')};
  margin-inline-end: -4px;
  color: ${token('color-outline')};
  opacity: 0;
  cursor: grab;

  [role='row']:is(:hover, :focus-within) > * > &,
  &:focus-visible {
    opacity: 1;
  }

  @media (hover: none) {
    width: 0;
    margin: 0;
    overflow: hidden;

    &:focus-visible {
      width: 20px;
    }
  }
`;

/** React Aria expects a handle in each row; those without order show none. */
const NoGrip = styled(Button)`
  display: none;
`;

const Label = styled.span<{ $hidden: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $hidden }) => $hidden && `color: ${token('color-text-muted')};`}
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  margin-inline-end: ${token('space-2')};
  color: ${token('color-text-muted')};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  padding-inline: ${token('space-1')};
  color: ${token('color-text-muted')};
`;

export interface OutlineRowProps {
  node: OutlineNode;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** The content of a row: what it is, what is wrong inside, and the ways into its menu. */
export function OutlineRow({ node, hasChildren, isExpanded }: OutlineRowProps) {
  const m = useStudioMessages();
  const kindName = useKindName();
  const entryName = useEntryName();
  const { currentKey, errors, tree, mayAdd, openMenu, openPalette } = useOutline();
  const treeState = use(TreeStateContext);
  useEffect(() => {
    tree.current = treeState;
  }, [tree, treeState]);
  const isCurrent = currentKey === node.key;
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = label.current?.closest('[role="row"]');
    if (isCurrent) row?.setAttribute('aria-current', 'true');
    else row?.removeAttribute('aria-current');
  }, [isCurrent]);
  const { entry, list, label: name, visibility } = node;
  const isHidden = visibility?.isHidden ?? false;
  const isMenu = entry !== null || visibility !== null;
  return (
    <>
      {hasChildren ? (
        <Chevron slot="chevron">
          <ChevronIcon size={18} aria-hidden $isExpanded={isExpanded} />
        </Chevron>
      ) : (
        <NoChevron />
      )}
      <Icon>
        <NodeIcon name={node.icon} sort={entry?.sort ?? null} />
      </Icon>
      <Label ref={label} $hidden={isHidden} translate={entry ? 'no' : undefined} title={name}>
        {name}
      </Label>
      {entry && <VisuallyHidden>{kindName(entry)}</VisuallyHidden>}
      {isHidden && (
        <Mark>
          <EyeOff size={16} role="img" aria-label={m('outline.hidden')} />
        </Mark>
      )}
      <ErrorCount count={errors.get(node.key) ?? 0} />
      {entry ? (
        <Grip slot="drag" aria-label={m('outline.drag', { name })}>
          <GripVertical size={16} aria-hidden />
        </Grip>
      ) : (
        <NoGrip slot="drag" />
      )}
      {!entry && list && mayAdd(node) && (
        <RowButton aria-label={m('outline.add-to', { kind: entryName(list.entry) })} onPress={() => openPalette(node)}>
          <Plus size={20} aria-hidden />
        </RowButton>
      )}
      {isMenu && (
        <RowButton aria-label={m('outline.menu', { name })} onPress={() => openMenu(node)}>
          <EllipsisVertical size={18} aria-hidden />
        </RowButton>
      )}
    </>
  );
}
