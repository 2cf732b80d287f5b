import {
  chosenExtras,
  extrasTotal,
  type ExtraQuantities,
  minimumOf,
  limitOf,
  quantityOf,
  type RideExtra,
} from '../../../machines/rides/ride-sum';

const helmet: RideExtra = { id: 'helmet', price: 2000, isRequired: true, maxQuantity: 2 };
const rain: RideExtra = { id: 'rain', price: 3000, isRequired: false, maxQuantity: null };

test('a required extra is ordered once at least, any at most as often as it is offered', () => {
  expect([minimumOf(helmet), limitOf(helmet), minimumOf(rain), limitOf(rain)]).toEqual([1, 2, 0, 99]);
  expect(limitOf({ ...helmet, maxQuantity: 0 })).toBe(1);
  const helmets: ExtraQuantities[] = [{}, { helmet: 0 }, { helmet: 1.9 }, { helmet: 5 }];
  const rains: ExtraQuantities[] = [{}, { rain: -4 }, { rain: 100 }];
  expect(helmets.map((chosen) => quantityOf(helmet, chosen))).toEqual([1, 1, 1, 2]);
  expect(rains.map((chosen) => quantityOf(rain, chosen))).toEqual([0, 0, 99]);
});

test('an extra without a quantity is not ordered', () => {
  expect(chosenExtras([helmet, rain], {})).toEqual([{ id: 'helmet', quantity: 1, price: 2000 }]);
  expect(chosenExtras([helmet, rain], { rain: 2, gone: 1 })).toEqual([
    { id: 'helmet', quantity: 1, price: 2000 },
    { id: 'rain', quantity: 2, price: 3000 },
  ]);
});

test('extras cost their price times their quantity', () => {
  expect(extrasTotal(chosenExtras([helmet, rain], { helmet: 2, rain: 1 }))).toBe(7_000);
});
