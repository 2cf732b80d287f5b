import styled from 'styled-components';
import { token } from '../../theme/token';
import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeletons';

const Blocks = styled.div<{ $inSheet: boolean }>`
  display: grid;
  gap: ${token('space-4')};
  padding: ${({ $inSheet }) => ($inSheet ? 0 : `${token('space-5')} ${token('space-4')} ${token('space-6')}`)};
  background: ${token('color-surface')};
`;

const field = '4.3125rem';
const button = '2.75rem';
const sum = '5.5625rem';

/** The heights of each form's fields, and of what is between and below them. */
const forms = {
  plain: [field, field, button],
  'top-up': ['11.5625rem', field, sum, button],
  withdraw: [field, field, '5.5625rem', '5.6875rem', sum, button],
} as const;

export interface FormSkeletonProps {
  form?: keyof typeof forms;
  /** Without a heading, because the sheet has one. */
  inSheet?: boolean;
}

export const FormSkeleton = ({ form = 'plain', inSheet = false }: FormSkeletonProps) => (
  <Loading>
    <Blocks $inSheet={inSheet}>
      {!inSheet && <SkeletonBlock $width="50%" $height="1.9rem" />}
      {forms[form].map((height, at) => (
        <SkeletonBlock key={at} $width="100%" $height={height} />
      ))}
    </Blocks>
  </Loading>
);
