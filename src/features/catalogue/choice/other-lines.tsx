import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { IconButton } from '../../../ui/button/icon-button';
import { Amount } from '../../../ui/card/amount';
import { type ChoiceLine, totalOf } from './choice-prices';
import type { ShownOption } from './shown-options';
import { Text } from '../../../ui/text/text';
import { Rest, Row } from '../../../ui/layout/row';

export interface OtherLinesProps {
  variants: readonly ShownOption[];
  lines: readonly ChoiceLine[];
  onRemove: (id: string) => void;
}

const Section = styled.section`
  padding-top: ${token('space-3')};
`;

const Remove = styled(IconButton)`
  margin-inline-end: calc(-1 * ${token('space-3')});
`;

export function OtherLines({ variants, lines, onRemove }: OtherLinesProps) {
  const m = useMessages();
  const rows = lines.flatMap((line) => {
    const variant = variants.find(({ id }) => id === line.id);
    return variant ? [{ ...line, name: variant.name, total: totalOf(variants, [line]) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section>
      <Text as="h3" $size="body" $weight={600}>
        {m('choice.others')}
      </Text>
      <ul>
        {rows.map(({ id, name, quantity, total }) => (
          <Row as="li" key={id} $gap={3}>
            <Rest as="span">{`${quantity} × ${name}`}</Rest>
            {total && <Amount money={total} />}
            <Remove
              label={m('choice.remove', { name })}
              icon={<X size={18} aria-hidden />}
              onClick={() => onRemove(id)}
            />
          </Row>
        ))}
      </ul>
    </Section>
  );
}
