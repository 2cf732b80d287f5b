import styled from 'styled-components';
import { token } from '../../src/theme/token';
import type { Point } from '../../src/ui/media/focal-point';
import { Picture } from '../../src/ui/media/picture';
import { Text } from '../../src/ui/text/text';
import { useStudioMessages } from '../i18n/use-studio-messages';

/** The shapes to which pages cut pictures. */
const shapes = [
  { key: 'pictures.cut-wide', width: 160, height: 80 },
  { key: 'pictures.cut-square', width: 80, height: 80 },
  { key: 'pictures.cut-tall', width: 60, height: 80 },
] as const;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: end;
`;

const CutPicture = styled(Picture)`
  object-position: var(--focus);
`;

const Cut = styled.li`
  display: grid;
  gap: ${token('space-1')};
`;

/** What of a picture is seen in each shape. */
export function CutPreviews({ picture, focus: { x, y } }: { picture: string; focus: Point }) {
  const m = useStudioMessages();
  return (
    <Row aria-label={m('pictures.cuts')} style={{ '--focus': `${x}% ${y}%` }}>
      {shapes.map(({ key, width, height }) => (
        <Cut key={key}>
          <CutPicture path={picture} width={width} height={height} shape="badge" />
          <Text $size="small" $tone="text-muted">
            {m(key)}
          </Text>
        </Cut>
      ))}
    </Row>
  );
}
