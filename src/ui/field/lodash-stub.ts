/** Replaces what Formik needs of lodash in the browser's bundle; a form's values are plain objects, arrays, strings and files. */

export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

export const cloneDeep = <Value>(value: Value): Value => structuredClone(value);

/** A shallow copy. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...value] as Value;
  return isPlainObject(value) ? { ...value } : value;
}

/** `lines[0].answer` as `['lines', '0', 'answer']`; an array is returned as it is. */
export const toPath = (path: string | readonly string[]): readonly string[] => {
  if (typeof path !== 'string') return path;
  return path === ''
    ? []
    : path
        .replace(/\[(\w+)\]/g, '.$1')
        .replace(/^[.]/, '')
        .split('.');
};
