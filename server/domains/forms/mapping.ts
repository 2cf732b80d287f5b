import { formFieldKind } from './codes';
import type { ResolversParentTypes } from '../../__generated__/resolvers';
import type { Rest } from '../../model/models';

export type FormLineModel = ResolversParentTypes['FormLine'];

/** A line of unknown type cannot be answered, and is left out. */
export const mapForm = (lines: readonly Rest['FormLine'][]): FormLineModel[] =>
  lines.flatMap(({ view_uid: id, label, type, required, options, show_if }): FormLineModel[] => {
    const kind = formFieldKind(type);
    const line = { id, label, isRequired: required === 1, condition: show_if ?? null };
    if (kind === 'UNKNOWN') return [];
    if (kind !== 'CHOICE' && kind !== 'CHOICES') return [{ __typename: 'FormField', ...line, kind }];
    const choices = options.map((option) => ({ id: option.view_uid, label: option.label }));
    return [{ __typename: 'FormChoice', ...line, isMultiple: kind === 'CHOICES', options: choices }];
  });
