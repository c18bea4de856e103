/** Removes undefined fields: an optional field of a product is absent, never undefined. */
export function dropAbsent<Value extends object>(
  value: { [Key in keyof Value]: Value[Key] | undefined },
): Value {
  const present: Partial<Value> = {}
  // Assigned field by field: V8 lays out an object made from entries as a dictionary, which is slow
  // to write as JSON.
  for (const key in value) if (value[key] !== undefined) present[key] = value[key]
  return present as Value
}
