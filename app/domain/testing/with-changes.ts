/** Fields to replace in a value made for tests; an undefined field is removed. */
export type Changes<Value> = { [Key in keyof Value]?: Value[Key] | undefined }

/** Copies a value with some fields replaced, and without those whose change is undefined. */
export function withChanges<Value extends object>(
  value: Value,
  changes: Changes<NoInfer<Value>>,
): Value {
  const changed: Value = { ...value, ...changes }
  for (const key in changed) if (changed[key] === undefined) Reflect.deleteProperty(changed, key)
  return changed
}
