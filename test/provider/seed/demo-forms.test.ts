import { readdirSync, readFileSync } from 'node:fs';
import { checkStore } from '../../../provider/store-check/check-store';

test.each(readdirSync('provider/seed/stores'))('the forms of the demo store %s are in both languages', (codename) => {
  const file = `provider/seed/stores/${codename}/store.yaml`;
  const { forms } = checkStore(readFileSync(file, 'utf8'), file).filled;
  const untranslated = forms.flatMap(({ view_uid, title, en, lines }) => [
    ...(title !== '' && !(en?.title && en.description && en.thanks) ? [view_uid] : []),
    ...lines.flatMap((line) => [
      ...(line.en?.label ? [] : [`${view_uid} ${line.view_uid}`]),
      ...line.options.filter((option) => !option.en?.label).map((option) => `${view_uid} ${option.view_uid}`),
    ]),
  ]);
  expect(untranslated).toEqual([]);
});
