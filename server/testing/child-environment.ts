const { PATH, NODE_COMPILE_CACHE } = process.env

/** The variables of this process that the processes of a test get; their settings are the test's. */
export const childEnvironment = { PATH, NODE_COMPILE_CACHE }
