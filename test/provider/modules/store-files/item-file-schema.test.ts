import Ajv from 'ajv';
import { parse } from 'yaml';
import itemFileSchema from '../../../../provider/__generated__/item-file-schema.json';
import itemsSchema from '../../../../provider/__generated__/items-schema.json';
import { exportFile } from '../../../../provider/modules/store-files/export-file';
import { resources } from '../../../../provider/modules/store-files/resource';
import { visibleText } from '../../../../provider/store-check/message-text';
import { demoCatalogues } from '../../../support/stores/demo-catalogue';

const ajv = new Ajv({ strict: false, formats: { visible: visibleText } });
ajv.addSchema(itemsSchema, 'items-schema.json');
const check = ajv.compile(itemFileSchema);

test('an editor accepts exported items with the schema in their first line', () => {
  const entries = [...demoCatalogues.values()].flatMap(({ items }) => items.map((item) => ({ ...item })));
  const text = exportFile(resources.items, { codename: 'toko', revision: 3, entries }, 'yaml');
  check(parse(text));
  expect(check.errors ?? []).toEqual([]);
  expect(check({ items: [{ view_uid: 'teh', price: null }] })).toBe(true);
  expect(check({ items: [{ view_uid: 'teh', prise: 1 }] })).toBe(false);
});
