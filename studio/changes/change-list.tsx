import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { Text } from '../../src/ui/text/text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { ChangedPart, Sentence } from './sentences';

const Parts = styled.div`
  display: grid;
  gap: ${token('space-4')};
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin-top: ${token('space-1')};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-2')};
  align-items: center;
  padding-inline-start: ${token('space-3')};
  border-inline-start: 3px solid ${token('color-border')};
  overflow-wrap: anywhere;
`;

const Swatch = styled.span<{ $color: string }>`
  width: 20px;
  height: 20px;
  border: 1px solid ${token('color-outline')};
  border-radius: 50%;
  background: ${({ $color }) => $color};
  forced-color-adjust: none;
`;

const Swatches = ({ colors }: Pick<Sentence, 'colors'>) =>
  [colors?.before, colors?.after].map((color, at) =>
    // The text has both colours too.
    color ? <Swatch key={at === 0 ? 'before' : 'after'} $color={color} aria-hidden /> : null,
  );

export interface ChangeListProps {
  parts: readonly ChangedPart[];
  /** Level of the headings of the parts. */
  heading?: 'h3' | 'h4';
}

/** What differs between two documents, by the parts of the store. */
export function ChangeList({ parts, heading = 'h3' }: ChangeListProps) {
  const m = useStudioMessages();
  if (parts.length === 0) return <Text $tone="text-muted">{m('changes.nothing-differs')}</Text>;
  return (
    <Parts>
      {parts.map(({ name, sentences }) => (
        <section key={name}>
          <Text as={heading} $weight={600}>
            {name}
          </Text>
          <List>
            {sentences.map((sentence) => (
              <Item key={`${sentence.pointer} ${sentence.text}`}>
                <span>
                  {sentence.within.length > 0 && (
                    <Text as="span" $tone="text-muted">
                      {sentence.within.join(' › ')}:{' '}
                    </Text>
                  )}
                  {sentence.text}
                </span>
                <Swatches {...(sentence.colors && { colors: sentence.colors })} />
              </Item>
            ))}
          </List>
        </section>
      ))}
    </Parts>
  );
}

/** How many things differ. */
export const countChanges = (parts: readonly ChangedPart[]) =>
  parts.reduce((sum, { sentences }) => sum + sentences.length, 0);
