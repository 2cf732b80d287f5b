type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** Keys of objects whose values differ, and what all of them have. */
type Shape = readonly [keys: readonly string[], same: JsonObject];

/**
 * Data in which objects with the same keys are arrays: the number of their shape, from 1, before their values. Other
 * arrays begin with 0.
 */
export type PackedData = readonly [shapes: readonly Shape[], data: Json];

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: Json | undefined) => typeof value !== 'object' || value === null;

function* objectsIn(value: Json): Generator<JsonObject> {
  if (isObject(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const one of Object.values<Json>(value)) yield* objectsIn(one);
}

function shapeOf(objects: readonly JsonObject[]): Shape {
  const [first = {}] = objects;
  const isSame = (key: string) => isPlain(first[key]) && objects.every((one) => one[key] === first[key]);
  const keys = Object.keys(first);
  return [keys.filter((key) => !isSame(key)), Object.fromEntries(Object.entries(first).filter(([key]) => isSame(key)))];
}

/** @param data as JSON has it */
export function packData(data: unknown): PackedData {
  const root = data as Json;
  const groups = new Map<string, JsonObject[]>();
  for (const object of objectsIn(root)) {
    const keys = JSON.stringify(Object.keys(object));
    const group = groups.get(keys);
    if (group) group.push(object);
    else groups.set(keys, [object]);
  }
  const shapes: Shape[] = [];
  const numbers = new Map<JsonObject, number>();
  for (const objects of groups.values()) {
    if (objects.length < 2) continue;
    shapes.push(shapeOf(objects));
    for (const object of objects) numbers.set(object, shapes.length);
  }
  function pack(value: Json): Json {
    if (isList(value)) return [0, ...value.map(pack)];
    if (!isObject(value)) return value;
    const number = numbers.get(value) ?? 0;
    const shape = shapes[number - 1];
    if (shape) return [number, ...shape[0].map((key) => pack(value[key] ?? null))];
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pack(one)]));
  }
  return [shapes, pack(root)];
}

export function unpackData([shapes, data]: PackedData): unknown {
  function unpack(value: Json): Json {
    if (isList(value)) {
      const [number, ...values] = value.map(unpack);
      const shape = shapes[Number(number) - 1];
      if (!shape) return values;
      const [keys, same] = shape;
      return Object.fromEntries([
        ...keys.map((key, at) => [key, values[at]] as const),
        ...Object.entries(same),
      ]) as Json;
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]));
  }
  return unpack(data);
}
