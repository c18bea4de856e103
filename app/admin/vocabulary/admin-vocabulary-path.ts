/** The operators' page with proposed merges of retailers and of offers. */
export const adminVocabularyPath = '/admin/vocabulary'
