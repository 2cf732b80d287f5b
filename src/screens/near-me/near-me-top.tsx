import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { labelChoices } from '../../routing/label-choices';
import { nearMePath } from '../../routing/paths';
import { labelsOf, partsAfter } from '../../routing/search-paths';
import { token } from '../../theme/token';
import { ChipRow } from '../../ui/menu/chip-row';

/** The labels in the URL; results have at least one of them. */
export const labelsAt = (pathname: string) => labelsOf(partsAfter(`${nearMePath}/`, pathname)[0]);

const Title = styled.h1`
  padding: ${token('space-3')} ${token('space-4')} ${token('space-1')};
  background: ${token('color-surface')};
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.015em;
`;

const pathOf = (labels: readonly string[]) =>
  labels.length > 0 ? `${nearMePath}/${labels.map(encodeURIComponent).join(',')}` : nearMePath;

export default function NearMeTop() {
  const m = useMessages();
  const { labels } = useStore();
  const choices = labelChoices(labels, labelsAt(useLocation().pathname));
  return (
    <>
      <Title>{m('title.near-me')}</Title>
      {choices.length > 0 && (
        <ChipRow
          label={m('search.labels')}
          chips={choices.map(({ id, name, selected, next }) => ({
            id,
            label: name,
            link: { to: pathOf(next), replace: true },
            selected,
          }))}
        />
      )}
    </>
  );
}
