/** The value without its undefined fields: an optional field of a product is absent, never undefined. */
export function dropAbsent<Value extends object>(
  value: { [Key in keyof Value]: Value[Key] | undefined },
): Value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value
}
