import type { Action } from '../../__generated__/resolvers';
import { type ActionPlace, actionKind } from '../codes/action-kind';
import type { Rest } from '../models';
import { mediaPath } from '../values/media-path';

/** All of them, in the order by which `/go/{component}/{n}` names them. */
export const mapActions = (ctas: readonly Rest['Cta'][], place: ActionPlace): Action[] =>
  ctas.map((cta, index) => ({
    id: cta.view_uid,
    index,
    kind: actionKind(cta.type, place),
    value: cta.value,
    label: cta.label,
    description: cta.description,
    icon: mediaPath(cta.icon),
  }));

/** Those that a page can offer. */
export const mapKnownActions = (ctas: readonly Rest['Cta'][], place: ActionPlace): Action[] =>
  mapActions(ctas, place).filter(({ kind }) => kind !== 'UNKNOWN');
