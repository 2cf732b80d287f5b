import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { SearchField } from '../../../../src/ui/field/search-field';
import { useStudioMessages } from '../../../i18n/use-studio-messages';

/** The hint is as small as it must be to be read as a whole: 17 times its size beside the icon. */
const Frame = styled.div`
  display: flex;
  container-type: inline-size;
  padding: ${token('space-2')} ${token('space-3')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  && *::placeholder {
    font-size: min(${token('font-body')}, calc((100cqi - 50px) / 17));
  }
`;

export interface SearchBoxProps {
  onChange: (query: string) => void;
}

/** Finds while typing. */
export function SearchBox({ onChange }: SearchBoxProps) {
  const m = useStudioMessages();
  return (
    <Frame>
      <SearchField
        framed
        action=""
        hint={m('outline.search')}
        field={{ onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
        onSearch={onChange}
      />
    </Frame>
  );
}
