import type { Action, Location } from '../../__generated__/resolvers';
import { type ActionLocation, actionKind } from './component-codes';
import type { Rest } from '../../model/models';
import { mediaPath } from '../../values/links';

/** All actions, in the order that `/go/{component}/{n}` counts. */
export const mapActions = (ctas: readonly Rest['Cta'][], location: ActionLocation): Action[] =>
  ctas.map((cta, index) => ({
    id: cta.view_uid,
    index,
    kind: actionKind(cta.type, location),
    value: cta.value,
    label: cta.label,
    description: cta.description,
    icon: mediaPath(cta.icon),
  }));

export const mapKnownActions = (ctas: readonly Rest['Cta'][], location: ActionLocation): Action[] =>
  mapActions(ctas, location).filter(({ kind }) => kind !== 'UNKNOWN');

export const mapLocation = (map: Rest['MapItem']): Location => ({
  id: map.view_uid,
  name: map.name,
  address: map.address,
  isMain: map.main_address === 1,
  icon: mediaPath(map.icon),
  position: { latitude: map.lat, longitude: map.lng },
});
