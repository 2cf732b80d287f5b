import { token } from '../../theme/token';

export const corners = {
  card: token('radius-card'),
  control: token('radius-control'),
  badge: token('radius-badge'),
  tile: '35%',
  round: '50%',
};
