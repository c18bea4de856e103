/** Removes undefined fields: an optional field of a product is absent, never undefined. */
export function dropAbsent<Value extends object>(
  value: { [Key in keyof Value]: Value[Key] | undefined },
): Value {
  const present: Partial<Value> = {}
  // Fields are assigned one by one, because V8 stores an object made
  // from entries as a dictionary, which is slow to serialize as JSON.
  for (const key in value) if (value[key] !== undefined) present[key] = value[key]
  return present as Value
}
