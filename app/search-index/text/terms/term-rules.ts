/**
 * Identifies the rules by which the words of products become terms with weights: the beginning of a
 * hash of everything that is indexed of our own relevance sets. Snapshots and indices in OpenSearch
 * that were written under other rules are built again. A test in `bench/relevance` says what to
 * write here when the rules have changed.
 */
export const termRules = '09ba45d857'
