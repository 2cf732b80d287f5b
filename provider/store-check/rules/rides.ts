import { CarrierType } from '../../__generated__/codes';
import type { DocumentIssue, Path } from '../issue';
import { didYouMean } from '../message-text';
import type { FilledStore, Rule } from '../store-document';
import { repeated } from './repeated';

const choices = [4, 5];

const formIssues = ({ lines }: FilledStore['forms'][number], path: Path): DocumentIssue[] => [
  ...repeated(
    lines.map(({ view_uid }) => view_uid),
    [...path, 'lines'],
    'view_uid',
  ),
  ...lines.flatMap(({ show_if }, index): DocumentIssue[] => {
    if (!show_if) return [];
    const earlier = lines.slice(0, index).find(({ view_uid }) => view_uid === show_if.line);
    const offered = earlier?.options.map(({ view_uid }) => view_uid) ?? [];
    if (show_if.options.every((option) => offered.includes(option))) return [];
    const reason = `must name an earlier line with options, and options of it`;
    return [{ path: [...path, 'lines', index, 'show_if'], reason, code: 'BROKEN_CONDITION' }];
  }),
  ...lines.flatMap(({ type, options }, index): DocumentIssue[] => {
    const at: Path = [...path, 'lines', index];
    const ids = options.map(({ view_uid }) => view_uid);
    if (choices.includes(type) === options.length > 0) return repeated(ids, [...at, 'options'], 'view_uid');
    return options.length > 0
      ? [{ path: at, reason: `has options, but is of type ${type}`, code: 'UNUSED_OPTIONS' }]
      : [{ path: at, reason: `has type ${type} and no options`, code: 'NO_OPTIONS' }];
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
  ...hours.flatMap(({ from, to }, index): DocumentIssue[] => {
    if (from !== to) return [];
    const reason = `begins and ends at ${from}`;
    return [{ path: ['rides', 'hours', index, 'to'], reason, code: 'NO_DURATION', params: { time: from } }];
  }),
  ...repeated(
    surge.map((one) => one.rides),
    ['rides', 'surge'],
    'rides',
  ),
  ...carriers.flatMap(({ type, lat, lng, extra_services: extras, form_view_uid: formUid }, index): DocumentIssue[] => {
    const path: Path = ['app', 'carriers', index];
    if (type !== CarrierType.RIDE && extras.length > 0) {
      const reason = `has extra services, but is of type ${type}`;
      return [{ path, reason, code: 'ONLY_FOR_RIDES', params: { field: 'carrier.extra_services' } }];
    }
    if (type !== CarrierType.RIDE && formUid !== '') {
      const reason = `has a form, but is of type ${type}`;
      return [{ path, reason, code: 'ONLY_FOR_RIDES', params: { field: 'carrier.form_view_uid' } }];
    }
    const formUids = forms.map(({ view_uid }) => view_uid);
    if (formUid !== '' && !formUids.includes(formUid)) {
      const hint = didYouMean(formUid, formUids) ?? 'Add it to forms, or leave form_view_uid out.';
      const reason = `the store has no form "${formUid}"`;
      return [{ path: [...path, 'form_view_uid'], reason, hint, code: 'UNKNOWN_FORM', params: { value: formUid } }];
    }
    if ((lat === undefined) !== (lng === undefined))
      return [{ path, reason: 'needs both "lat" and "lng"', code: 'NO_LOCATION' }];
    if (type === CarrierType.RIDE && lat === undefined)
      return [{ path, reason: 'has type 1 and needs "lat" and "lng"', code: 'NO_LOCATION' }];
    return repeated(
      extras.map(({ view_uid }) => view_uid),
      [...path, 'extra_services'],
      'view_uid',
    );
  }),
];
