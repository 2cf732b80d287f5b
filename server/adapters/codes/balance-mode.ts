import type { BalanceMode } from '../../__generated__/resolvers';

export const balanceMode = (mode: string): BalanceMode => (mode.startsWith('close') ? 'CLOSED' : 'OPEN');
