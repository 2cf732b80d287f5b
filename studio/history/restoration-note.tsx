import { useSelector } from '@xstate/react';
import Undo2 from 'lucide-react/icons/undo-2';
import styled from 'styled-components';
import { isBusy } from '../../src/actors/selectors';
import { Button } from '../../src/ui/button/button';
import { Surface } from '../../src/ui/card/surface';
import { FormAlert } from '../../src/ui/field/form-alert';
import { Row } from '../../src/ui/layout/row';
import { Text } from '../../src/ui/text/text';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { RestorationFlow } from '../revisions/use-restoration';
import { errorOf, isRestored, numbersOf } from './selectors';

/** As wide as the cards below it. */
const Note = styled(Surface)`
  margin: 0;
`;

/** What became of a restoration, with a way back. */
export function RestorationNote({ flow }: { flow: RestorationFlow }) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const error = useSelector(flow, errorOf);
  const { number, previous } = useSelector(flow, numbersOf, (one, other) => one.number === other.number);
  const restored = useSelector(flow, isRestored);
  const busy = useSelector(flow, isBusy);
  if (error) return <FormAlert>{sentenceOf(error)}</FormAlert>;
  if (!restored) return null;
  const undo = () => flow.send({ type: 'revision.restore', number: previous, current: number });
  return (
    <Note role="status">
      <Row $gap={3} $wraps $justify="space-between">
        <Text $weight={600}>{m('history.restored', { number })}</Text>
        <Button $look="secondary" $small aria-disabled={busy || undefined} onClick={undo}>
          <Undo2 size={18} aria-hidden />
          {m('history.undo')}
        </Button>
      </Row>
    </Note>
  );
}
