import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { CardButton } from '../../../../src/ui/card/card-button';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useWords } from '../../../words/use-words';
import type { NodeList } from '../model/outline-node';
import { useEntryName } from '../use-kind-name';
import { Drawing } from './drawing';
import { type Choice, choicesFor } from './new-entries';

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: ${token('space-3')};
  padding: ${token('space-1')} ${token('space-4')};
`;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${token('space-1')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};

  &:hover {
    border-color: ${token('color-link')};
    background: ${token('color-action-soft')};
  }
`;

const Name = styled(CardButton)`
  font-weight: 600;
`;

const Help = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
  line-height: 1.35;
`;

export interface PaletteSheetProps {
  list: NodeList;
  onClose: () => void;
  onChoose: (choice: Choice) => void;
}

/** What can be added to a list, with a drawing of what each looks like to customers. */
export default function PaletteSheet({ list, onClose, onChoose }: PaletteSheetProps) {
  const m = useStudioMessages();
  const words = useWords();
  const entryName = useEntryName();
  const title = m('outline.palette', { kind: entryName(list.entry) });
  return (
    <Sheet open tall title={title} onClose={onClose}>
      <Choices>
        {choicesFor(list).map((choice) => {
          const { name, help } = words[choice.words];
          return (
            <Card key={choice.words}>
              <Drawing kind={list.entry} sort={choice.sort} />
              <Name onClick={() => onChoose(choice)}>{name}</Name>
              <Help>{help}</Help>
            </Card>
          );
        })}
      </Choices>
    </Sheet>
  );
}
