import styled from 'styled-components';
import { Button } from '../../../src/ui/button/button';
import { Stack } from '../../../src/ui/layout/stack';
import { Text } from '../../../src/ui/text/text';
import { token } from '../../../src/theme/token';
import { useLocale } from '../../../src/i18n/use-messages';
import { useMe } from '../../app/me';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useWords } from '../../words/use-words';
import { useEditor } from '../editor';
import { type ConflictChoice, conflictGroups } from './conflict-choices';

const Choices = styled.div`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
`;

const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

const Sentences = styled.div`
  flex: 1;
  overflow-wrap: anywhere;
`;

function useWriter() {
  const m = useStudioMessages();
  const { name } = useMe();
  return (by: ConflictChoice['by']) => {
    if (by.kind !== 'person') return m(by.kind === 'draft' ? 'conflicts.draft' : 'conflicts.published');
    return by.name === name ? m('conflicts.you') : by.name;
  };
}

/** Fields that two people changed differently: all values in words, one of which is chosen. */
export function ConflictList() {
  const m = useStudioMessages();
  const words = useWords();
  const locale = useLocale();
  const editor = useEditor();
  const writer = useWriter();
  return (
    <Stack $gap={5}>
      <p>{m('conflicts.text')}</p>
      {conflictGroups(editor, { m, words, locale }).map(({ pointer, part, choices }) => (
        <Stack as="section" key={pointer} $gap={2} aria-label={part}>
          <Text as="h3" $weight={600}>
            {part}
          </Text>
          <Choices>
            {choices.map(({ value, by, sentences }, at) => (
              <Choice key={at}>
                <Text $size="small" $tone="text-muted">
                  {writer(by)}
                </Text>
                <Sentences>
                  {sentences.length > 0 ? sentences.map((text) => <p key={text}>{text}</p>) : m('conflicts.same')}
                </Sentences>
                <Button
                  $look="secondary"
                  aria-label={m('conflicts.choose-of', { writer: writer(by) })}
                  disabled={!editor.mayChange(pointer)}
                  onClick={() => editor.decide(pointer, value)}
                >
                  {m('conflicts.choose')}
                </Button>
              </Choice>
            ))}
          </Choices>
        </Stack>
      ))}
    </Stack>
  );
}
