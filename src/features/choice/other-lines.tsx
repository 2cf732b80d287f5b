import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { IconButton } from '../../ui/button/icon-button';
import { Amount } from '../../ui/card/amount';
import { type ChoiceLine, totalOf } from './choice-prices';
import type { ShownOption } from './shown-options';

export interface OtherLinesProps {
  variants: readonly ShownOption[];
  lines: readonly ChoiceLine[];
  onRemove: (id: string) => void;
}

const Section = styled.section`
  padding-top: ${token('space-3')};

  h3 {
    font-size: ${token('font-body')};
    font-weight: 600;
  }

  li {
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
  }

  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li > button {
    margin-inline-end: calc(-1 * ${token('space-3')});
  }
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
      <h3>{m('choice.others')}</h3>
      <ul>
        {rows.map(({ id, name, quantity, total }) => (
          <li key={id}>
            <span>{`${quantity} × ${name}`}</span>
            {total && <Amount money={total} />}
            <IconButton
              label={m('choice.remove', { name })}
              icon={<X size={18} aria-hidden />}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
