import { CarrierType } from '../../__generated__/codes';
import type { Issue, Path } from '../issue';
import { didYouMean } from '../message-text';
import type { FilledStore, Rule } from '../store-document';

function repeated<T>(values: readonly T[], path: Path, key: string): Issue[] {
  return values.flatMap((value, index) => {
    const earlier = values.indexOf(value);
    return earlier === index
      ? []
      : [
          {
            path: [...path, index, key],
            reason: `${JSON.stringify(value)} is already used by ${path.at(-1)}[${earlier}]`,
          },
        ];
  });
}

const choices = [4, 5];

const formIssues = ({ lines }: FilledStore['forms'][number], path: Path): Issue[] => [
  ...repeated(
    lines.map(({ view_uid }) => view_uid),
    [...path, 'lines'],
    'view_uid',
  ),
  ...lines.flatMap(({ show_if }, index): Issue[] => {
    if (!show_if) return [];
    const earlier = lines.slice(0, index).find(({ view_uid }) => view_uid === show_if.line);
    const offered = earlier?.options.map(({ view_uid }) => view_uid) ?? [];
    if (show_if.options.every((option) => offered.includes(option))) return [];
    const reason = `must name an earlier line with options, and options of it`;
    return [{ path: [...path, 'lines', index, 'show_if'], reason }];
  }),
  ...lines.flatMap(({ type, options }, index): Issue[] => {
    const at: Path = [...path, 'lines', index];
    const ids = options.map(({ view_uid }) => view_uid);
    if (choices.includes(type) === options.length > 0) return repeated(ids, [...at, 'options'], 'view_uid');
    const reason = options.length > 0 ? `has options, but is of type ${type}` : `has type ${type} and no options`;
    return [{ path: at, reason }];
  }),
];

/** Checks that zones, times, demand levels, forms and form lines are unique, and that ride carriers have a start. */
export const rides: Rule = ({ rides: { zones, hours, surge }, forms, app: { carriers } }) => [
  ...repeated(
    forms.map(({ view_uid }) => view_uid),
    ['forms'],
    'view_uid',
  ),
  ...forms.flatMap((form, index) => formIssues(form, ['forms', index])),
  ...repeated(
    zones.map(({ code }) => code),
    ['rides', 'zones'],
    'code',
  ),
  ...hours.flatMap(({ from, to }, index) =>
    from === to ? [{ path: ['rides', 'hours', index, 'to'], reason: `begins and ends at ${from}` }] : [],
  ),
  ...repeated(
    surge.map((one) => one.rides),
    ['rides', 'surge'],
    'rides',
  ),
  ...carriers.flatMap(({ type, lat, lng, extra_services: extras, form_view_uid: formUid }, index): Issue[] => {
    const path: Path = ['app', 'carriers', index];
    if (type !== CarrierType.RIDE && extras.length > 0)
      return [{ path, reason: `has extra services, but is of type ${type}` }];
    if (type !== CarrierType.RIDE && formUid !== '') return [{ path, reason: `has a form, but is of type ${type}` }];
    const formUids = forms.map(({ view_uid }) => view_uid);
    if (formUid !== '' && !formUids.includes(formUid)) {
      const hint = didYouMean(formUid, formUids) ?? 'Add it to forms, or leave form_view_uid out.';
      return [{ path: [...path, 'form_view_uid'], reason: `the store has no form "${formUid}"`, hint }];
    }
    if ((lat === undefined) !== (lng === undefined)) return [{ path, reason: 'needs both "lat" and "lng"' }];
    if (type === CarrierType.RIDE && lat === undefined)
      return [{ path, reason: 'has type 1 and needs "lat" and "lng"' }];
    return repeated(
      extras.map(({ view_uid }) => view_uid),
      [...path, 'extra_services'],
      'view_uid',
    );
  }),
];
