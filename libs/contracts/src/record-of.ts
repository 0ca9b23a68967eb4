const hasAll = <Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> => keys.every((key) => key in record)

/** The keys of a record, with their literal types. */
export function keysOf<Values extends object>(record: Values) {
  const keys: Extract<keyof Values, string>[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** A record with a value for each key. @throws TypeError where a key has no value */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {}
  for (const key of keys) record[key] = valueOf(key)
  if (!hasAll(record, keys)) throw new TypeError('A key has no value.')
  return record
}

/** A record with the same keys, and a value made from each value. */
export const mapValues = <Values extends object, Value>(
  record: Values,
  valueOf: (value: Values[Extract<keyof Values, string>]) => Value,
) => recordOf(keysOf(record), (key) => valueOf(record[key]))
