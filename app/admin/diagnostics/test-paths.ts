/** The pages for operators that try what the servers depend on. */
export const testStoresPath = '/test/stores'
export const testSkimPath = '/test/skim'
export const testFirebasePath = '/test/firebase'
export const testScriptsPath = '/test/scripts'
