/** Settings that list hosts; the sandbox's are added to the given ones. */
const isHostList = name => name.endsWith('_PRIVATE_HOSTS')

/** Settings that belong together: the sandbox's secret must not open another content service. */
const owners = { CONTENT_WEBHOOK_SECRET: 'CONTENT_API_URL' }

/**
 * Adds the sandbox's settings to the given ones, which win. Empty settings count as unset, as in
 * the server. `unused` lists the settings of the sandbox that are not used.
 */
export function mergeSettings(given, ofSandbox = {}) {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const added = {}
  const unused = []
  for (const [name, value] of Object.entries(ofSandbox)) {
    if (isHostList(name) && name in set) added[name] = `${set[name]},${value}`
    else if (name in set || owners[name] in set) unused.push(name)
    else added[name] = value
  }
  return { settings: { ...set, ...added }, unused }
}
